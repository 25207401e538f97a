import { businessTimeZone } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { serviceHours } from './service-hours.table.ts';

/** Service hours of a brand. */
export type ServiceHours = Omit<typeof serviceHours.$inferSelect, 'brandId'>;

/** Service hours of a brand without its own: Monday to Friday from 8 to 17, except on nationwide German holidays. */
export const usualServiceHours: ServiceHours = {
  country: 'DE',
  region: null,
  timeZone: businessTimeZone,
  weekdays: [1, 2, 3, 4, 5],
  opensAt: 8 * 60,
  closesAt: 17 * 60,
};

export async function readServiceHours(db: Database, brandId: string): Promise<ServiceHours> {
  const [hours] = await db.select().from(serviceHours).where(eq(serviceHours.brandId, brandId));
  return hours ?? usualServiceHours;
}
