import type { employeesContract } from '@foyer/contract/employees/employees.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { acceptUser } from './accept-user.handler.ts';
import { inviteUsersInBulk } from './bulk/invite-users-in-bulk.handler.ts';
import { getInvitation } from './get-invitation.handler.ts';
import { inviteUser } from './invite/invite-user.handler.ts';
import { getUser, listFleetManagerRoles, listUsers } from './read-employees.handler.ts';
import { registerUser } from './register-user.handler.ts';
import { remindUser } from './remind-user.handler.ts';
import { resetUserSecondFactors } from './reset-second-factors.handler.ts';
import { getRoleDelegation, updateRoleDelegation } from './role-delegation.handler.ts';
import { toggleUser } from './toggle-user.handler.ts';
import { updateUser } from './update-user.handler.ts';

const employeesRoutes: Handlers<keyof typeof employeesContract> = {
  listUsers,
  getUser,
  updateUser,
  getRoleDelegation,
  updateRoleDelegation,
  toggleUser,
  acceptUser,
  remindUser,
  resetUserSecondFactors,
  inviteUser,
  inviteUsersInBulk,
  listFleetManagerRoles,
  getInvitation,
  registerUser,
};

/** `registerUser` hashes a password, which must not hold a transaction. */
export const employeesFeature = defineFeature({
  routes: employeesRoutes,
  planned: ['inviteUser', 'inviteUsersInBulk'],
  ownTransaction: ['registerUser'],
});
