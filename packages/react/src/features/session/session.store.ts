import type { UserInfo } from '@foyer/contract/session/session.schema';

/** The path to go to, when it is one of this site; never another origin, however it is written. */
export function ownPath(path: string | undefined): string | null {
  if (path === undefined || !path.startsWith('/')) return null;
  const url = URL.parse(path, globalThis.location.origin);
  return url?.origin === globalThis.location.origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** The name to greet with. */
export const fullName = ({ user }: UserInfo): string =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;
