import { businessTimeZone } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { serviceHours } from './service-hours.table.ts';

/** When a brand's service works. */
export type ServiceHours = Omit<typeof serviceHours.$inferSelect, 'brandId'>;

/** Of a brand that says nothing: Monday to Friday from 8 to 17, but for the holidays of all of Germany. */
export const usualServiceHours: ServiceHours = {
  ...{ country: 'DE', region: null, timeZone: businessTimeZone },
  ...{ weekdays: [1, 2, 3, 4, 5], opensAt: 8 * 60, closesAt: 17 * 60 },
};

export async function readServiceHours(db: Database, brandId: string): Promise<ServiceHours> {
  const [hours] = await db.select().from(serviceHours).where(eq(serviceHours.brandId, brandId));
  return hours ?? usualServiceHours;
}
