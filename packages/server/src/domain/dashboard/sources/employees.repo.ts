import { type SQL, sql } from 'drizzle-orm';
import { memberships, users } from '../../accounts/accounts.table.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

type Status = (typeof users.$inferSelect)['status'];
type Facts = Readonly<Partial<Record<Status, number>>>;

const readFacts = ({ companyId }: Viewer): SQL =>
  sql`select coalesce(json_object_agg(status, count), '{}') from (
    select u.status, count(distinct u.id)::int as count from ${memberships} m join ${users} u on u.id = m.user_id
    where m.company_id = ${companyId}::text and m.mode = 'b2b' group by u.status) found`;

const shown = ['active', 'invited', 'inactive'] as const satisfies readonly Status[];

/** Task for registrations that wait for acceptance and, for viewers without access to orders, the number of employees by status. */
export const employeesSource = defineSource<Facts>({
  access: 'employees',
  facts: readFacts,
  tiles: (counts, { viewer, say, holds }) => {
    if (viewer.mode !== 'b2b') return [];
    const { registered: waiting = 0 } = counts;
    const link = { ...to('manage-employee'), label: say('dashboard.employees.link') };
    const task = tile({
      id: 'employees-waiting',
      kind: 'task',
      severity: 'warning',
      count: waiting,
      link,
      title: say('dashboard.employees.waiting', { count: waiting }),
    });
    const figures = shown.map((status) =>
      tile({
        id: `employees-${status}`,
        kind: 'figure',
        count: counts[status] ?? 0,
        link,
        title: say(`dashboard.employees.${status}`),
      }),
    );
    return [...(waiting > 0 ? [task] : []), ...(holds('orders') ? [] : figures)];
  },
});
