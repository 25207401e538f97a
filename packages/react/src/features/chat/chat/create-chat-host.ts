import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { FoyerSdk, NavigationTarget } from '@foyer/core';
import type { ChatHost, ChatLink } from '../chatbot/chatbot-types.ts';

/** What a widget knows of the page around the assistant. */
export interface ChatPage extends Pick<ChatHost, 'backend' | 'texts' | 'suggestions'> {
  readonly navigate: (target: NavigationTarget) => unknown;
}

/** What the page gives the assistant: its own session, addresses and texts. */
export function createChatHost(sdk: FoyerSdk, { navigate, ...given }: ChatPage): ChatHost {
  const targetOf = (link: ChatLink) => reachable(sdk, link);
  return {
    ...given,
    fetch: sdk.options.fetch,
    locale: sdk.localisation.$locale.get().code,
    token: () => sdk.session.freshToken(),
    // A call of the page's own finds out whether the session is over, and leads to the login.
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

/** A backend may name screens that this page does not have. */
function reachable(sdk: FoyerSdk, { route, id, query }: ChatLink): NavigationTarget | null {
  if (!isRoute(route) || !sdk.hasScreen(route)) return null;
  const needsId = portalRoutes[route].path.includes('/:id');
  if (needsId && !id) return null;
  return { route, query, ...(needsId && id ? { params: { id } } : {}) };
}
