import type { employeesContract } from '@foyer/contract/employees/employees.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { acceptUser } from './accept-user.service.ts';
import { inviteUsersInBulk } from './bulk/invite-users-in-bulk.service.ts';
import { inviteUser } from './invite/invite-user.service.ts';
import { getUser, listFleetManagerRoles, listUsers } from './read-employees.service.ts';
import { remindUser } from './remind-user.service.ts';
import { toggleUser } from './toggle-user.service.ts';

/** Taking up an invitation (getInvitation, registerUser) is still to come. */
const employeesRoutes: Handlers<Exclude<keyof typeof employeesContract, 'getInvitation' | 'registerUser'>> = {
  listUsers,
  getUser,
  toggleUser,
  acceptUser,
  remindUser,
  inviteUser,
  inviteUsersInBulk,
  listFleetManagerRoles,
};

export const employeesFeature = defineFeature({
  routes: employeesRoutes,
  planned: ['inviteUser', 'inviteUsersInBulk'],
});
