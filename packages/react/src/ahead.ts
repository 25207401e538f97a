/**
 * For a script at the top of a page, before `@foyer/react` itself is there, and for what draws pages on a server: small, and without
 * React.
 */

export { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
export {
  type Ahead,
  type AheadRead,
  aheadRead,
  createSafeStorage,
  fallbackLanguage,
  lookAhead,
  type PortalPath,
  parsePortalPath,
  toLocaleCode,
} from '@foyer/core';
export { createBrandTokens } from '@foyer/core/theme';
