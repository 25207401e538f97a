import type { Environment } from '@foyer/contract/environment/environment.contract';
import { isPermitted } from '@foyer/contract/permissions';
import {
  type MenuEntry,
  type MenuItemIndex,
  menuEntries,
  type PortalRouteName,
} from '@foyer/contract/portal-routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { safeUrl } from '../branding/safe-url.ts';
import type { SessionState } from '../session/session.ts';

/** An entry of the side menu that this user sees. Its text is `menu.<item>`. */
export interface VisibleMenuItem {
  readonly item: MenuItemIndex;
  /** An internal route, or null for an external link. */
  readonly route: PortalRouteName | null;
  /** The external address, opened outside the portal. */
  readonly href: string | null;
  /** The red dot of unread news. */
  readonly hasDot: boolean;
}

/** What the menu depends on. */
export interface MenuFacts {
  readonly userInfo: UserInfo | undefined;
  readonly environment: Environment | undefined;
  readonly session: Pick<SessionState, 'mode' | 'isImpersonating'>;
  readonly hasUnreadNews: boolean;
}

/**
 * The side menu of a user in its order: by role and mode, without what the server hides. An entry the server does not
 * mention shows; an external one without a safe address does not.
 */
export function visibleMenu({ userInfo, environment, session, hasUnreadNews }: MenuFacts): VisibleMenuItem[] {
  const { mode, isImpersonating } = session;
  if (!userInfo || mode === null) return [];
  const subject = { roles: userInfo.user.roles, mode, isImpersonating };
  const hidden = userInfo.sideBarItemsDisplay.filter((one) => !one.displayItem).map((one) => one.itemIndex);
  const shown: VisibleMenuItem[] = [];
  for (const entry of menuEntries) {
    const { item, access, modes, route }: MenuEntry = entry;
    if (hidden.includes(item) || !isPermitted(access, subject)) continue;
    if (modes && !modes.includes(mode)) continue;
    const href = route ? null : safeUrl(environment?.chargingExperienceUrl, '');
    if (!route && href === null) continue;
    shown.push({ item: entry.item, route: route ?? null, href, hasDot: item === 'news' && hasUnreadNews });
  }
  return shown;
}
