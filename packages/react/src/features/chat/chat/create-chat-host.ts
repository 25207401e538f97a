import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { FoyerSdk, NavigationTarget } from '@foyer/core';
import type { ChatHost, ChatLink } from '../chatbot/chatbot-types.ts';

/** The settings of a chat host that a widget supplies. */
export interface ChatPage extends Pick<ChatHost, 'backend' | 'texts' | 'suggestions'> {
  readonly navigate: (target: NavigationTarget) => unknown;
}

/** Creates the host of the assistant, with the page's session, addresses and texts. */
export function createChatHost(sdk: FoyerSdk, { navigate, ...given }: ChatPage): ChatHost {
  const targetOf = (link: ChatLink) => reachable(sdk, link);
  return {
    ...given,
    fetch: sdk.options.fetch,
    locale: sdk.localisation.$locale.get().code,
    token: () => sdk.session.freshToken(),
    // a call of the page itself detects that the session is over, and leads to the login
    refused: () => void sdk.$userInfo.reload(),
    hrefFor: (link) => {
      const target = targetOf(link);
      return target && sdk.href(target);
    },
    follow: (link) => {
      const target = targetOf(link);
      if (target) navigate(target);
    },
  };
}

const isRoute = (name: string): name is PortalRouteName => Object.hasOwn(portalRoutes, name);

/** Returns the target of a link; null if the page lacks the screen, since a backend may name screens that this page does not have. */
function reachable(sdk: FoyerSdk, { route, id, query }: ChatLink): NavigationTarget | null {
  if (!isRoute(route) || !sdk.hasScreen(route)) return null;
  const needsId = portalRoutes[route].path.includes('/:id');
  if (needsId && !id) return null;
  return { route, query, ...(needsId && id ? { params: { id } } : {}) };
}
