import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/accounts.table.ts';
import { visibleEmployees } from '../../employees/employee-list.repo.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

type Status = (typeof users.$inferSelect)['status'];
type Facts = Readonly<Partial<Record<Status, number>>>;

const readFacts = (viewer: Viewer): SQL =>
  sql`select coalesce(json_object_agg(status, count), '{}') from (
    select ${users.status} as status, count(*)::int as count from ${users} where ${visibleEmployees(viewer)} group by 1) found`;

const shown = ['active', 'invited', 'inactive'] as const satisfies readonly Status[];

/** Task for registrations that wait for acceptance and, for viewers without access to orders, the number of employees by status. */
export const employeesSource = defineSource<Facts>({
  access: 'employees',
  action: 'acceptUser',
  facts: readFacts,
  tiles: (counts, { viewer, say, holds }) => {
    if (viewer.mode !== 'b2b') return [];
    const { registered: waiting = 0 } = counts;
    const linkOf = (status: Status) => ({
      ...to('manage-employee', { query: { 'users.status': status } }),
      label: say('dashboard.employees.link'),
    });
    const task = tile({
      id: 'employees-waiting',
      kind: 'task',
      severity: 'warning',
      count: waiting,
      link: linkOf('registered'),
      title: say('dashboard.employees.waiting', { count: waiting }),
    });
    const figures = shown.map((status) =>
      tile({
        id: `employees-${status}`,
        kind: 'figure',
        count: counts[status] ?? 0,
        link: linkOf(status),
        title: say(`dashboard.employees.${status}`),
      }),
    );
    return [...(waiting > 0 ? [task] : []), ...(holds('orders') ? [] : figures)];
  },
});
