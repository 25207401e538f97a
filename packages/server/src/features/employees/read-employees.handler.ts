import { permissionsOf, rolesShownTo } from '@foyer/contract/grantable-roles';
import { readGrants } from '../../domain/employees/delegation.repo.ts';
import { findEmployee, readEmployees } from '../../domain/employees/employee-list.repo.ts';
import type { Judge } from '../../domain/employees/employee-rights.ts';
import { toEmployee } from '../../domain/employees/employee-view.ts';
import type { Handler, HandlerContext } from '../handler.ts';

/** Returns the caller as the one who decides on employees. */
export const judgeOf = ({ caller, now }: Pick<HandlerContext<'getUser'>, 'caller' | 'now'>): Judge => ({
  userId: caller.userId,
  roles: caller.roles,
  now,
});

export const listUsers: Handler<'listUsers'> = async (context) => {
  const { db, caller, input } = context;
  const { rows, statuses, ...page } = await readEmployees(db, caller, input.query);
  const items = rows.map((row) => toEmployee(row, judgeOf(context)));
  return { ...page, items, counts: { invited: 0, registered: 0, active: 0, inactive: 0, ...statuses } };
};

export const getUser: Handler<'getUser'> = async (context) => {
  const found = await findEmployee(context.db, context.caller, context.input.params.id);
  return found ? toEmployee(found, judgeOf(context)) : context.fail('not_found');
};

/** Lists the roles that the caller sees, with the permissions that each opens by the permission table. */
export const listFleetManagerRoles: Handler<'listFleetManagerRoles'> = async ({ db, caller }) => {
  const mayGrant = await readGrants(db, caller);
  const items = rolesShownTo(caller.roles).map((role) => ({
    role,
    isGrantable: mayGrant(role),
    permissions: permissionsOf(role),
  }));
  return { items };
};
