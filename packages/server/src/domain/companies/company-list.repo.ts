import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { cappedTotal } from '../../db/keyset/keyset.repo.ts';
import { type ListInput, pageOf } from '../../db/keyset/page-of.repo.ts';
import { isImpersonatable } from '../../security/impersonatable.repo.ts';
import { memberships } from '../accounts/accounts.table.ts';
import { withinPartnersReach } from '../partners/partner-reach.repo.ts';
import { toLikePatterns } from '../search/fold-text.ts';
import { companies } from './companies.table.ts';

/** Scope of the list: companies a fleet manager may switch to, or companies with accounts that staff may impersonate. */
export interface Reach {
  readonly kind: 'fleet' | 'staff';
  readonly userId: string;
  /** The partner that vouched for the session; null where there is none. */
  readonly partnerId: string | null;
}

/** Most accounts per company in a list. */
const ACCOUNTS_SHOWN = 20;

// `companies.id` is written out: drizzle omits the table's name from columns in a list of fields, and `id` would be the address's.
const city = sql<string | null>`(select a.city from addresses a where a.company_id = companies.id
  order by a.is_default desc, a.created_at, a.id limit 1)`;

const columns = {
  id: companies.id,
  name: companies.name,
  parentId: companies.parentId,
  customerNumber: companies.customerNumber,
  city,
  isSpecialCustomer: companies.isSpecialCustomer,
};

type Manager = Pick<Reach, 'userId' | 'partnerId'>;

/**
 * Condition for the companies below those a user manages, at any depth, as far as the session's partner speaks for them. `union` ends the
 * recursion even where the data has a cycle.
 */
const fleetOf = ({ userId, partnerId }: Manager): SQL =>
  sql`${companies.id} in (with recursive managed(id) as (
        select m.company_id from memberships m
        where m.user_id = ${userId} and m.mode = 'b2b' and 'ROLE_FLEET_MANAGER' = any(m.roles)
      ), below(id) as (
        select c.id from companies c join managed on c.parent_id = managed.id
        union select c.id from companies c join below on c.parent_id = below.id
      ) select id from below where ${withinPartnersReach(partnerId, 'below.id')})`;

const reached = ({ kind, userId, partnerId }: Reach): SQL =>
  kind === 'fleet'
    ? fleetOf({ userId, partnerId })
    : sql`exists (select 1 from memberships m join users u on u.id = m.user_id
        where m.company_id = ${companies.id} and ${isImpersonatable('u', userId)})`;

/** Lists the companies below those a user manages, by name. */
export function listFleet(db: Database, manager: Manager) {
  return db.select(columns).from(companies).where(fleetOf(manager)).orderBy(companies.sortName, companies.id);
}

const companyList = pageOf('listAllowedCompanies', companies, {
  fields: () => columns,
  visible: reached,
  sorts: { name: companies.sortName, customerNumber: companies.customerNumber },
  defaultSort: 'name:asc',
  filters: {
    search: (search) => and(...toLikePatterns(search).map((pattern) => like(companies.searchText, pattern))),
    companyId: (id) => eq(companies.id, id),
  },
});

/** Account that staff may impersonate, with the number of such accounts in its company. */
export interface ReachedAccount {
  readonly companyId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly count: number;
}

/**
 * Reads a page of companies with its total and, for staff, the first accounts of each company by name (all accounts if the query names a
 * company). Takes two statements: the accounts are read together with the total.
 */
export async function readCompanies(db: Database, reach: Reach, query: ListInput<'listAllowedCompanies'>) {
  const page = await companyList.readRows(db, reach, query);
  const ids = reach.kind === 'staff' ? page.rows.map(({ id }) => id) : [];
  const accounts =
    ids.length === 0 ? sql`'[]'::json` : accountsOf(reach.userId, ids, query.companyId !== undefined);
  const [rest] = await queryRows<{ counted: number; accounts: readonly ReachedAccount[] }>(
    db,
    sql`select (${companyList.counted(reach, query)}) as counted, ${accounts} as accounts`,
  );
  if (!rest) throw new Error('The count query returned no row');
  return { ...page, accounts: rest.accounts, ...cappedTotal(rest.counted) };
}

function accountsOf(userId: string, companyIds: readonly string[], isFull: boolean): SQL {
  const ranked = sql`select m.company_id as "companyId", u.id as "userId", u.email,
      u.first_name || ' ' || u.last_name as name,
      row_number() over (partition by m.company_id order by u.sort_name, u.id)::int as place,
      count(*) over (partition by m.company_id)::int as count
    from users u join (
      select distinct user_id, company_id from memberships where ${inArray(memberships.companyId, [...companyIds])}
    ) m on m.user_id = u.id
    where ${isImpersonatable('u', userId)}`;
  const shown = isFull ? sql`true` : sql`place <= ${ACCOUNTS_SHOWN}`;
  return sql`(select coalesce(json_agg(ranked order by place), '[]') from (${ranked}) ranked where ${shown})`;
}
