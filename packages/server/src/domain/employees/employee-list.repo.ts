import type { Role } from '@foyer/contract';
import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';
import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { cappedTotal, countLimit } from '../../db/keyset/keyset.repo.ts';
import { type ListInput, pageOf } from '../../db/keyset/page-of.repo.ts';
import { users } from '../accounts/accounts.table.ts';
import { type CompanyViewer, companiesFrom } from '../companies/companies-from.repo.ts';
import { toLikePatterns } from '../search/fold-text.ts';

/** Query of the users who are employees of the viewer's companies. */
const employed = (viewer: CompanyViewer, and: SQL = sql`true`): SQL =>
  sql`(select m.user_id from memberships m where m.mode = 'b2b' and m.company_id in ${companiesFrom(viewer)} and ${and})`;

/** Condition for the users who are employees of the viewer's companies. */
export const visibleEmployees = (viewer: CompanyViewer): SQL => inArray(users.id, employed(viewer));

const isManager = sql`'ROLE_FLEET_MANAGER' = any(m.roles)`;

/**
 * Condition that a user is the only active manager of one of their companies. `users.id` is written out here and below, because drizzle
 * omits the table's name from columns in a list of fields.
 */
const isLastManager = sql<boolean>`exists (select 1 from memberships m
  where m.user_id = users.id and m.mode = 'b2b' and ${isManager} and m.company_id is not null and not exists (
    select 1 from memberships om join users o on o.id = om.user_id
    where om.company_id = m.company_id and om.mode = 'b2b' and om.user_id <> m.user_id
      and 'ROLE_FLEET_MANAGER' = any(om.roles) and o.status = 'active'))`;

const fieldsFor = (viewer: CompanyViewer) => {
  const isHere = sql`m.user_id = users.id and m.mode = 'b2b' and m.company_id in ${companiesFrom(viewer)}`;
  return {
    id: users.id,
    status: users.status,
    email: users.email,
    salutation: users.salutation,
    firstName: users.firstName,
    lastName: users.lastName,
    phone: users.phone,
    invitedAt: users.invitedAt,
    remindedAt: users.remindedAt,
    registeredAt: users.registeredAt,
    lastLoginAt: users.lastLoginAt,
    roles: sql<
      Role[]
    >`coalesce((select json_agg(distinct r.role) from memberships m, unnest(m.roles) r(role) where ${isHere}), '[]')`,
    /** One of the employee's companies, preferably the viewer's own. */
    company: sql<{ id: string; name: string }>`(select json_build_object('id', c.id, 'name', c.name)
      from memberships m join companies c on c.id = m.company_id where ${isHere}
      order by c.id <> ${viewer.companyId}::text, m.position, m.id limit 1)`,
    isElsewhere: sql<boolean>`exists (select 1 from memberships m where m.user_id = users.id and m.mode = 'b2b'
      and m.company_id is not null and m.company_id not in ${companiesFrom(viewer)})`,
    isLastManager,
    hasSecondFactor: sql<boolean>`exists (select 1 from second_factors f where f.user_id = users.id)`,
    invitationExpiresAt: sql<
      string | null
    >`(select to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from invitations i where i.user_id = users.id and i.used_at is null and i.replaced_at is null)`,
  };
};

/** Sort key by name; by email address while the name is unknown. */
const sortName = sql`coalesce(nullif(trim(${users.sortName}), ''), ${users.email})`;
/** Sort order by time in which null comes first. */
const orNever = (at: SQL | typeof users.lastLoginAt | typeof users.invitedAt) => ({
  expression: sql`coalesce(${at}, 'epoch'::timestamptz)`,
  kind: 'instant' as const,
});

const employeeList = pageOf('listUsers', users, {
  fields: fieldsFor,
  visible: visibleEmployees,
  sorts: {
    name: { expression: sortName, kind: 'text' },
    email: users.email,
    status: users.status,
    lastLoginAt: orNever(users.lastLoginAt),
    invitedAt: orNever(users.invitedAt),
  },
  defaultSort: 'name:asc',
  filters: {
    search: (search, viewer) =>
      and(
        ...toLikePatterns(search).map((pattern) =>
          or(like(users.searchText, pattern), isInCompany(viewer, pattern)),
        ),
      ),
    status: (statuses) => inArray(users.status, statuses),
    role: (roles, viewer) =>
      inArray(users.id, employed(viewer, sql`m.roles && string_to_array(${roles.join(' ')}, ' ')`)),
    companyId: (id, viewer) => inArray(users.id, employed(viewer, sql`m.company_id = ${id}`)),
  },
});

/** Condition for people of companies whose name or customer number matches a word of a search. */
const isInCompany = (viewer: CompanyViewer, pattern: string): SQL =>
  inArray(
    users.id,
    employed(viewer, sql`m.company_id in (select c.id from companies c where c.search_text like ${pattern})`),
  );

export type EmployeeRow = Awaited<ReturnType<typeof employeeList.readRows>>['rows'][number];

/**
 * Reads a page of employees with its total, and the number of employees per status that match the other filters, counted up to the cap of
 * lists. Takes two statements: one for the page, one for both counts.
 */
export async function readEmployees(db: Database, viewer: CompanyViewer, query: ListInput<'listUsers'>) {
  const page = await employeeList.readRows(db, viewer, query);
  const whatever = { ...query, status: undefined };
  const [counts] = await queryRows<{ counted: number; statuses: Partial<Record<EmployeeStatus, number>> }>(
    db,
    sql`select (${employeeList.counted(viewer, query)}) as counted, (
      select coalesce(json_object_agg(status, amount), '{}') from (
        select status, count(*)::int as amount from (
          select ${users.status} as status from ${users} where ${employeeList.where(viewer, whatever as typeof query)} limit ${countLimit}
        ) found group by status) counted_by) as statuses`,
  );
  if (!counts) throw new Error('The count query returned no row');
  return { ...page, ...cappedTotal(counts.counted), statuses: counts.statuses };
}

/** Finds an employee of the viewer's companies; null for any other user. */
export async function findEmployee(
  db: Database,
  viewer: CompanyViewer,
  id: string,
): Promise<EmployeeRow | null> {
  const [row] = await db
    .select(fieldsFor(viewer))
    .from(users)
    .where(and(eq(users.id, id), visibleEmployees(viewer)));
  return row ?? null;
}
