import type { Environment } from '@foyer/contract/environment/environment.contract';
import {
  type MenuEntry,
  type MenuItemIndex,
  menuEntries,
  type PortalRouteName,
} from '@foyer/contract/portal-routes';
import { isPermitted } from '@foyer/contract/role-permissions';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { toolPageIds, toolPages } from '@foyer/contract/tools/tool-pages';
import { safeUrl } from '../branding/safe-url.ts';
import type { SessionState } from '../session/session.ts';

/** An entry of the side menu that this user sees. Its text is `menu.<item>`. */
export interface VisibleMenuItem {
  readonly item: MenuItemIndex;
  /** An internal route, or null for an external link. */
  readonly route: PortalRouteName | null;
  /** The external URL, opened outside the portal. */
  readonly href: string | null;
  /** Whether the entry has the red dot of unread news. */
  readonly hasDot: boolean;
  /** Entries below it that this user sees. */
  readonly children: readonly VisibleMenuItem[];
}

/** Facts that the menu depends on. */
export interface MenuFacts {
  readonly userInfo: UserInfo | undefined;
  readonly environment: Environment | undefined;
  readonly session: Pick<SessionState, 'mode' | 'isImpersonating'>;
  readonly hasUnreadNews: boolean;
}

/**
 * Returns the side menu of a user in its order: by role and mode, without the entries that the server hides. An entry that the server does
 * not mention is shown, and all entries are if it sends no list. An external entry without a safe URL is not shown, nor a tool that the
 * brand does not have.
 */
export function visibleMenu(
  facts: MenuFacts,
  entries: readonly MenuEntry<MenuItemIndex>[] = menuEntries,
): VisibleMenuItem[] {
  const { userInfo, environment, session, hasUnreadNews } = facts;
  const { mode, isImpersonating } = session;
  if (!userInfo || mode === null) return [];
  const subject = { roles: userInfo.user.roles, mode, isImpersonating };
  const listed: Partial<UserInfo>['sideBarItemsDisplay'] = userInfo.sideBarItemsDisplay;
  const hidden = (listed ?? []).filter((one) => !one.displayItem).map((one) => one.itemIndex);
  const shown: VisibleMenuItem[] = [];
  for (const { item, access, modes, route, children = [] } of entries) {
    if (hidden.includes(item) || !isPermitted(access, subject)) continue;
    if (modes && !modes.includes(mode)) continue;
    const href = route ? null : safeUrl(environment?.chargingExperienceUrl, '');
    if (!route && href === null) continue;
    const tool = toolPageIds.map((page) => toolPages[page]).find((one) => one.route === route);
    if (tool && environment && environment.tools?.[tool.address] === null) continue;
    const below = visibleMenu(facts, children);
    const hasDot = item === 'news' && hasUnreadNews;
    shown.push({ item, route: route ?? null, href, hasDot, children: below });
  }
  return shown;
}
