/** Whether impersonation is the only permission of a user, because none of their roles opens anything else. */
export const actsOnly = (roles: readonly string[]): boolean =>
  roles.length === 1 && roles[0] === 'ROLE_IMPERSONATE';
