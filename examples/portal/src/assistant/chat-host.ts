import { type FoyerSdk, type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ChatHost, ChatLink } from '../chatbot/chatbot-types.ts';

/** What the portal gives the assistant: its own session, addresses and texts. */
export function createChatHost(
  sdk: FoyerSdk,
  { backend, texts, suggestions }: Pick<ChatHost, 'backend' | 'texts' | 'suggestions'>,
): ChatHost {
  return {
    ...{ backend, texts, suggestions },
    locale: sdk.localisation.$locale.get().code,
    token: () => sdk.session.freshToken(),
    // A call of the portal's own finds out whether the session is over, and leads to the login.
    refused: () => void sdk.$userInfo.reload(),
    hrefFor: (link) => hrefOf(sdk, link),
  };
}

const isRoute = (name: string): name is PortalRouteName => Object.hasOwn(portalRoutes, name);

/** A backend may name screens that this portal does not have. */
function hrefOf(sdk: FoyerSdk, { route, id, query }: ChatLink): string | null {
  if (!isRoute(route) || !sdk.hasScreen(route)) return null;
  const needsId = portalRoutes[route].path.includes('/:id');
  if (needsId && !id) return null;
  return sdk.href({ route, query, ...(needsId && id ? { params: { id } } : {}) });
}
