/**
 * For a script at the top of a page, before `@foyer/react` is loaded, and for code that renders pages on a server: small, and without
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
export { applyColorScheme, type PageLayout } from './portal/ahead/color-scheme.ts';
export { knownBranding } from './portal/ahead/known-branding.ts';
