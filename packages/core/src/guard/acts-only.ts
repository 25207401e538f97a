/** Whether acting for others is all that somebody is here for: no role of theirs opens anything else. */
export const actsOnly = (roles: readonly string[]): boolean =>
  roles.length === 1 && roles[0] === 'ROLE_IMPERSONATE';
