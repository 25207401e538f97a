import type { PortalRouteName } from '../portal-routes.ts';

/** An embedded tool, by the page identifier of the portal's one page for them (specification section 2). */
export interface ToolPage {
  /** The screen that shows it; its access is also the access to the tool. */
  readonly route: Extract<PortalRouteName, 'knowledge-platform' | 'smart-connect' | 'reservation-tool'>;
  /** `client_id` of the tool in an authorization request. */
  readonly client: 'knowledge-platform' | 'smart-connect' | 'reservation-tool';
  /** Scope of the tool's tokens, besides `openid` and `profile`. */
  readonly scope: 'knowledge' | 'charge-points' | 'reservations';
  /** Field of the environment with the tool's URL; null there means that the brand has no such tool. */
  readonly address: 'knowledgePlatformUrl' | 'smartConnectUrl' | 'reservationToolUrl';
}

/** The embedded tools. Browser-safe. */
export const toolPages = {
  'KNOWLEDGE-PLATFORM': {
    route: 'knowledge-platform',
    client: 'knowledge-platform',
    scope: 'knowledge',
    address: 'knowledgePlatformUrl',
  },
  'CHARGING-SMART-CONNECT': {
    route: 'smart-connect',
    client: 'smart-connect',
    scope: 'charge-points',
    address: 'smartConnectUrl',
  },
  'RESERVATION-TOOL': {
    route: 'reservation-tool',
    client: 'reservation-tool',
    scope: 'reservations',
    address: 'reservationToolUrl',
  },
} as const satisfies Readonly<Record<string, ToolPage>>;
/** A page identifier of {@link toolPages}. */
export type ToolPageId = keyof typeof toolPages;

/** The page identifiers in the order of the menu. */
export const toolPageIds = Object.keys(toolPages) as ToolPageId[];
