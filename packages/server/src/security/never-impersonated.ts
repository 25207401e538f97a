import type { Role } from '@foyer/contract';

/** Roles whose holders cannot be impersonated: it would hide the real actor, or lend out rights of very few people. */
export const neverImpersonated: readonly Role[] = ['ROLE_IMPERSONATE', 'ROLE_TECHNICIAN_ADMIN'];
