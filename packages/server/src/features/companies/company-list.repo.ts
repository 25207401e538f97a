import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import {
  countLimit,
  orderBy,
  pageCondition,
  parseSort,
  rowsBefore,
  type SortOrder,
  sortValueOf,
} from '../../db/keyset/keyset.repo.ts';
import { memberships } from '../../domain/accounts/accounts.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { toLikePatterns } from '../../domain/search/fold-text.ts';

export interface CompanyFilters {
  readonly search?: string | undefined;
  readonly companyId?: string | undefined;
}

export interface CompanyPage extends CompanyFilters {
  readonly sort: `${'name' | 'customerNumber'}:${'asc' | 'desc'}`;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
  /** Names the list to its cursors. */
  readonly list: string;
  readonly limit: number;
}

/** Which companies: those a fleet manager may switch to, or those in which staff find an account to act as. */
export type Reach = { readonly kind: 'fleet' | 'staff'; readonly userId: string };

/** How many accounts of one company a list names. */
export const ACCOUNTS_SHOWN = 20;

// The same as `foldText` for the letters of company names; the table is small, so it needs no column of its own.
const spelledOut = sql`replace(replace(replace(lower(${companies.name}), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')`;
const folded = (text: SQL) =>
  sql`translate(replace(${text}, 'ß', 'ss'), 'äöüáàâéèêëíìîïóòôúùûçñ', 'aouaaaeeeeiiiiooouuucn')`;
const sortName = folded(sql`lower(${companies.name})`);

// Drizzle leaves the table's name out of columns in a list of fields, where `id` would be that of the address.
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

/** Everything below the companies a user manages, at any depth; `union` ends where the data has a loop. */
const fleetOf = (userId: string): SQL =>
  sql`${companies.id} in (with recursive managed(id) as (
        select m.company_id from memberships m
        where m.user_id = ${userId} and m.mode = 'b2b' and 'ROLE_FLEET_MANAGER' = any(m.roles)
      ), below(id) as (
        select c.id from companies c join managed on c.parent_id = managed.id
        union select c.id from companies c join below on c.parent_id = below.id
      ) select id from below)`;

/** Accounts that `userId` may act as: active, somebody else's, and not allowed to act as others themselves. */
const mayBeEntered = (userId: string): SQL =>
  sql`u.status = 'active' and u.id <> ${userId} and not exists (
        select 1 from memberships other where other.user_id = u.id and 'ROLE_IMPERSONATE' = any(other.roles))`;

const reached = ({ kind, userId }: Reach): SQL =>
  kind === 'fleet'
    ? fleetOf(userId)
    : sql`exists (select 1 from memberships m join users u on u.id = m.user_id
        where m.company_id = ${companies.id} and ${mayBeEntered(userId)})`;

/** The companies below those a user manages, by name. */
export function listFleet(db: Database, userId: string) {
  return db.select(columns).from(companies).where(fleetOf(userId)).orderBy(sortName, companies.id);
}

/** One row more than `limit`; null for a cursor that is not this list's. */
export async function readCompanyPage(db: Database, reach: Reach, page: CompanyPage) {
  const order = sortOrder(page.sort);
  const behind = pageCondition(order, page.list, page.cursor);
  if (behind === null) return null;
  return db
    .select({ ...columns, sortValue: sql<unknown>`${sortValueOf(order)}`.as('sort_value') })
    .from(companies)
    .where(and(reached(reach), filtersOf(page), behind))
    .orderBy(...orderBy(order))
    .limit(page.limit + 1)
    .offset(rowsBefore(page));
}

/** An account staff may act as, and how many such its company has. */
export interface ReachedAccount {
  readonly companyId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly count: number;
}

/** What goes with a page of companies. */
interface Beside extends Record<string, unknown> {
  /** How many companies the filters leave, counted up to one above the cap. */
  readonly counted: number;
  /** The first accounts of each company, by name; all of them when `isFull`. */
  readonly accounts: readonly ReachedAccount[];
}

/** The capped count, and for staff the accounts of the companies of a page, in one query. */
export async function readBeside(
  db: Database,
  reach: Reach,
  filters: CompanyFilters,
  companyIds: readonly string[],
): Promise<Beside> {
  const isFull = filters.companyId !== undefined;
  const counted = sql`select count(*)::int from (select 1 from ${companies}
    where ${and(reached(reach), filtersOf(filters))} limit ${countLimit}) found`;
  const accounts = companyIds.length === 0 ? sql`'[]'::json` : accountsOf(reach.userId, companyIds, isFull);
  const [beside] = await queryRows<Beside>(db, sql`select (${counted}) as counted, ${accounts} as accounts`);
  if (!beside) throw new Error('A count gave no row');
  return beside;
}

function accountsOf(userId: string, companyIds: readonly string[], isFull: boolean): SQL {
  const ranked = sql`select m.company_id as "companyId", u.id as "userId", u.email,
      u.first_name || ' ' || u.last_name as name,
      row_number() over (partition by m.company_id order by u.last_name, u.first_name, u.id)::int as place,
      count(*) over (partition by m.company_id)::int as count
    from users u join (
      select distinct user_id, company_id from memberships where ${inArray(memberships.companyId, [...companyIds])}
    ) m on m.user_id = u.id
    where ${mayBeEntered(userId)}`;
  const shown = isFull ? sql`true` : sql`place <= ${ACCOUNTS_SHOWN}`;
  return sql`(select coalesce(json_agg(ranked order by place), '[]') from (${ranked}) ranked where ${shown})`;
}

function sortOrder(sort: CompanyPage['sort']): SortOrder {
  const { field, direction } = parseSort(sort);
  const expression = field === 'name' ? sortName : companies.customerNumber;
  return { expression, kind: 'text', direction, id: companies.id };
}

function filtersOf({ search, companyId }: CompanyFilters) {
  const text = sql`(${sortName} || ' ' || ${folded(spelledOut)} || ' ' || lower(${companies.customerNumber}))`;
  return and(
    ...(search ? toLikePatterns(search) : []).map((pattern) => sql`${text} like ${pattern}`),
    companyId === undefined ? undefined : eq(companies.id, companyId),
  );
}
