import { mayGrant, permissionsOf, rolesShownTo } from '@foyer/contract/grantable-roles';
import type { Handler, HandlerContext } from '../handler.ts';
import { findEmployee, readEmployees } from './employee-list.repo.ts';
import type { Judge } from './employee-rights.ts';
import { toEmployee } from './employee-view.ts';

/** Who decides, of a call. */
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

/** The roles the caller is shown, with what each opens by the one permission table. */
export const listFleetManagerRoles: Handler<'listFleetManagerRoles'> = async ({ caller }) => ({
  items: rolesShownTo(caller.roles).map((role) => ({
    role,
    isGrantable: mayGrant(role, caller.roles),
    permissions: permissionsOf(role),
  })),
});
