import type { UserInfo } from '@foyer/contract/session/session.schema';

/** The name to greet with. */
export const fullName = ({ user }: UserInfo): string =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;
