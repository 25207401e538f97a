import type { RecentAccount } from '@foyer/contract/accounts/accounts.schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import { isImpersonatable } from '../../security/impersonatable.repo.ts';
import { toLikePatterns } from '../search/fold-text.ts';
import { users } from './accounts.table.ts';

interface AccountCompany {
  readonly id: string;
  readonly name: string;
  readonly customerNumber: string;
}

// `users.id` is written out: drizzle omits the table's name from columns in a list of fields.
const companiesOf = sql<readonly AccountCompany[]>`(select json_agg(json_build_object(
    'id', c.id, 'name', c.name, 'customerNumber', c.customer_number) order by c.sort_name, c.id)
  from companies c where c.id in (select m.company_id from memberships m where m.user_id = users.id))`;

/** Whether a user belongs to a company: impersonation needs one, private customers have none. */
const isInCompany = sql`exists (select 1 from memberships m where m.user_id = users.id and m.company_id is not null)`;

/** Whether the person or one of their companies matches a word of a search. */
const holdsWord = (pattern: string): SQL =>
  sql`(${users.searchText} like ${pattern} or users.id in (
    select m.user_id from memberships m join companies c on c.id = m.company_id
    where c.search_text like ${pattern}))`;

/** Accounts that staff may impersonate, by name. */
export const accountList = pageOf('listAccounts', users, {
  fields: () => ({
    id: users.id,
    name: sql<string>`users.first_name || ' ' || users.last_name`,
    email: users.email,
    companies: companiesOf,
  }),
  visible: (actorId: string) => and(isImpersonatable('users', actorId), isInCompany),
  sorts: { name: users.sortName, email: users.email },
  defaultSort: 'name:asc',
  filters: {
    search: (search) => and(...toLikePatterns(search).map(holdsWord)),
    userId: (id) => eq(users.id, id),
  },
});

/** Most recent accounts that are listed. */
const most = 6;
/** Age in days up to which an account is recent. */
const days = 30;

/** Accounts that `actorId` impersonated in the last 30 days and still may, each once per company with the latest time. */
export async function readRecentAccounts(db: Database, actorId: string, now: Date): Promise<RecentAccount[]> {
  const rows = await queryRows<Omit<RecentAccount, 'actedAt'> & { readonly actedAt: Date | string }>(
    db,
    sql`select u.id, u.first_name || ' ' || u.last_name as name, u.email, last.at as "actedAt", last.reason,
        json_build_object('id', c.id, 'name', c.name, 'customerNumber', c.customer_number) as company
      from (
        select distinct on (e.user_id, e.company_id) e.user_id, e.company_id, e.at, e.details->>'reason' as reason
        from audit_entries e
        where e.action = 'impersonation' and e.actor_user_id = ${actorId} and e.details ? 'reason'
          and e.at > ${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)
        order by e.user_id, e.company_id, e.at desc
      ) last
      join users u on u.id = last.user_id
      join companies c on c.id = last.company_id
      where ${isImpersonatable('u', actorId)}
        and exists (select 1 from memberships m where m.user_id = u.id and m.company_id = c.id)
      order by last.at desc, u.id limit ${most}`,
  );
  return rows.map((row) => ({ ...row, actedAt: new Date(row.actedAt).toISOString() }));
}
