import type { PortalRouteName } from '@foyer/react';

/** Screens of a later version: their page says so, no way leads to them. Whoever builds one takes its name out and gives it a page. */
export const notYetBuilt = [
  'knowledge-platform',
  'smart-connect',
  'reservation-tool',
] as const satisfies readonly PortalRouteName[];
