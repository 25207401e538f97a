import type { Role } from '@foyer/contract';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Customer } from '../../domain/accounts/customer.ts';

export interface Requester extends Customer {
  readonly roles: readonly Role[];
}

/** One's own things; a fleet manager in business mode speaks for the whole company. */
export function ownedBy(
  table: { readonly userId: PgColumn; readonly companyId: PgColumn },
  caller: Requester,
) {
  const own: SQL = eq(table.userId, caller.userId);
  const isManager = caller.mode === 'b2b' && caller.roles.includes('ROLE_FLEET_MANAGER');
  if (!isManager || caller.companyId === null) return own;
  return or(own, and(eq(table.companyId, caller.companyId)));
}
