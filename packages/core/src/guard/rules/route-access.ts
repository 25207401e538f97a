import { portalRoutes } from '@foyer/contract/portal-routes';
import { isPermitted } from '@foyer/contract/role-permissions';
import { buildPortalPath } from '../../navigation/portal-path.ts';
import type { GuardRule } from '../guard-types.ts';
import { placeOf } from '../login-pages.ts';

/** Route access by role; a failed check goes home with the current locale (specification section 5). */
export const routeAccess: GuardRule = (input) => {
  const { route, session, userInfo } = input;
  if (route.name === null) return null;
  const { access } = portalRoutes[route.name];
  if (access === 'public' || session.mode === null || typeof userInfo !== 'object') return null;
  const subject = {
    roles: userInfo.user.roles,
    mode: session.mode,
    isImpersonating: session.isImpersonating,
  };
  if (isPermitted(access, subject)) return null;
  return { kind: 'redirect', to: buildPortalPath({ route: 'home' }, placeOf(input)) };
};
