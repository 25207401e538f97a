import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { type CompanyViewer, companiesFrom } from '../../companies/companies-from.repo.ts';

/** Existing use of an email address: by a person of the viewer's companies (invited or not), or by anybody else. */
export type KnownAs = 'already_invited' | 'already_member' | 'email_taken';

/** Finds which addresses are the email address or sign-in name of a user, in one statement. */
export async function findKnown(
  db: Database,
  viewer: CompanyViewer,
  emails: readonly string[],
): Promise<ReadonlyMap<string, KnownAs>> {
  if (emails.length === 0) return new Map();
  const rows = await queryRows<{ email: string; status: string; isHere: boolean }>(
    db,
    sql`with wanted as (select distinct value as email from json_array_elements_text(${JSON.stringify(emails)}::json)),
      found as (
        select w.email, u.id, u.status from wanted w join ${users} u on u.email = w.email
        union select w.email, u.id, u.status from wanted w join ${users} u on lower(coalesce(u.username, u.email)) = w.email)
      select f.email, f.status, f.id in (
        select m.user_id from memberships m where m.mode = 'b2b' and m.company_id in ${companiesFrom(viewer)}
      ) as "isHere" from found f order by "isHere"`,
  );
  const knownAs = ({ status, isHere }: (typeof rows)[number]): KnownAs => {
    if (!isHere) return 'email_taken';
    return status === 'invited' ? 'already_invited' : 'already_member';
  };
  return new Map(rows.map((row) => [row.email, knownAs(row)]));
}
