import type { UserInfo } from '@foyer/contract/session/session.schema';

/** Returns the name for a greeting: first and last name, or the e-mail address if both are empty. */
export const fullName = ({ user }: UserInfo): string =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;
