import type { Role } from '@foyer/contract';

/** Who has one of these roles is never acted as: it would hide who really acts, or lend out what only few may do. */
export const neverActedAs: readonly Role[] = ['ROLE_IMPERSONATE', 'ROLE_TECHNICIAN_ADMIN'];
