import type { employeesContract } from '@foyer/contract/employees/employees.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { acceptUser } from './accept-user.service.ts';
import { inviteUsersInBulk } from './bulk/invite-users-in-bulk.service.ts';
import { getInvitation } from './get-invitation.service.ts';
import { inviteUser } from './invite/invite-user.service.ts';
import { getUser, listFleetManagerRoles, listUsers } from './read-employees.service.ts';
import { registerUser } from './register-user.service.ts';
import { remindUser } from './remind-user.service.ts';
import { resetUserSecondFactors } from './reset-second-factors.service.ts';
import { toggleUser } from './toggle-user.service.ts';

const employeesRoutes: Handlers<keyof typeof employeesContract> = {
  listUsers,
  getUser,
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

/** `registerUser` hashes, which must not hold a transaction. */
export const employeesFeature = defineFeature({
  routes: employeesRoutes,
  planned: ['inviteUser', 'inviteUsersInBulk'],
  ownTransaction: ['registerUser'],
});
