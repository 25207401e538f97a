import type { PortalRouteName } from '@foyer/react';

/** Screens of a later version: their page says so, no way leads to them. Whoever builds one takes its name out and gives it a page. */
export const notYetBuilt = [
  'activate-invitation',
  'forget-password',
  'select-account',
  'manage-employee',
] as const satisfies readonly PortalRouteName[];
