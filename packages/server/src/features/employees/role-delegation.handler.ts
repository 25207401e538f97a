import type { RoleDelegation } from '@foyer/contract/employees/employees.schema';
import { delegableRoles, mayGrant } from '@foyer/contract/grantable-roles';
import { changeReleasedRoles, readDelegation } from '../../domain/employees/delegation.repo.ts';
import { audit } from '../../security/audit.repo.ts';
import type { Handler, HandlerContext } from '../handler.ts';

async function toDelegation({
  db,
  caller,
}: HandlerContext<'getRoleDelegation'> | HandlerContext<'updateRoleDelegation'>): Promise<RoleDelegation> {
  const { released, held } = await readDelegation(db, caller);
  // as for a manager of employees without any other role
  const isHeld = (role: (typeof delegableRoles)[number]) =>
    mayGrant(role, ['ROLE_FLEET_MANAGE_EMPLOYEES'], { released: delegableRoles, held });
  const choices = delegableRoles.filter((role) => role !== 'ROLE_FLEET_MANAGE_EMPLOYEES' && isHeld(role));
  return { released: choices.filter((role) => released.includes(role)), choices };
}

export const getRoleDelegation: Handler<'getRoleDelegation'> = (context) => toDelegation(context);

/** Replaces the released roles. A released role that the company does not hold at present stays as it is, because nobody could see it. */
export const updateRoleDelegation: Handler<'updateRoleDelegation'> = async (context) => {
  const { db, caller, input, now, requestId, fail } = context;
  const { companyId, userId } = caller;
  if (companyId === null) return fail('not_found');
  const { released } = input.body;
  const { choices } = await toDelegation(context);
  const refused = released.findIndex((role) => !choices.includes(role));
  if (refused >= 0)
    return fail('role_not_grantable', {
      errors: [{ path: `released.${refused}`, code: 'role_not_grantable' }],
    });
  const before = (await readDelegation(db, caller)).released;
  const unseen = before.filter((role) => !choices.includes(role));
  await changeReleasedRoles(db, companyId, [...released, ...unseen]);
  await audit(db, {
    at: now,
    action: 'roles-released',
    userId,
    companyId,
    requestId,
    actorUserId: caller.actor?.userId ?? null,
    details: { roles: released, rolesBefore: before },
  });
  return toDelegation(context);
};
