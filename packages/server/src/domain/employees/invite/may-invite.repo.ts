import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { takeShare } from '../../../security/rate-limit.repo.ts';
import { type CompanyViewer, companiesFrom } from '../../companies/companies-from.repo.ts';

/** Most invitation mails per day of a company together with the companies below it. */
export const INVITATIONS_PER_DAY = 3000;

/** Returns the seconds to wait before a company may send `count` more invitations, always one hour; null where it may send them now. */
export async function mayInvite(
  db: Database,
  viewer: CompanyViewer,
  count: number,
  now: Date,
): Promise<number | null> {
  const since = new Date(now.getTime() - 86_400_000).toISOString();
  const [row] = await queryRows<{ sent: number }>(
    db,
    sql`select count(*)::int as sent from invitations
      where company_id in ${companiesFrom(viewer)} and created_at > ${since}::timestamptz`,
  );
  return (row?.sent ?? 0) + count > INVITATIONS_PER_DAY ? 60 * 60 : null;
}

/** Most answers per day and company that an address has an account elsewhere. They reveal mistakes and must not serve to find customers. */
const TAKEN_TOLD_PER_DAY = 200;

/** Counts `count` addresses that have an account elsewhere; false where the company's limit for a day is exceeded. */
export async function mayTellTaken(
  db: Database,
  companyId: string | null,
  count: number,
  now: Date,
): Promise<boolean> {
  if (count === 0) return true;
  const share = { least: count, share: count, limit: TAKEN_TOLD_PER_DAY, seconds: 86_400, now };
  return (await takeShare(db, `taken ${companyId}`, share)) > 0;
}
