import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { type CompanyViewer, companiesFrom } from '../../../domain/companies/companies-from.repo.ts';
import { takeShare } from '../../../security/rate-limit.repo.ts';

/** So many mails a company and those below it may send to people it invites, in a day. */
export const INVITATIONS_PER_DAY = 3000;

/** How many seconds to wait before a company may send so many invitations more; null for not at all. */
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

/** So often in a day a company is told that an address has an account elsewhere: it is for mistakes, not for finding out who is a customer. */
const TAKEN_TOLD_PER_DAY = 200;

/** Counts that so many addresses were found to be taken; false where the company has been told too often. */
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
