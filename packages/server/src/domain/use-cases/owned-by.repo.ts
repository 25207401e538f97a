import type { Role } from '@foyer/contract';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memberships } from '../accounts/accounts.table.ts';
import type { Customer } from '../accounts/customer.ts';

export interface Requester extends Customer {
  readonly roles: readonly Role[];
}

/**
 * Condition for the rows about which a caller may make requests. In business mode they must be registered in the current company: the
 * caller's own rows, for a fleet manager all of them. In private mode they are the caller's own rows without a company, and those of a
 * company to which the caller still belongs (a company car is reported privately too).
 */
export function ownedBy(
  table: { readonly userId: PgColumn; readonly companyId: PgColumn },
  caller: Requester,
): SQL | undefined {
  const isOwn = eq(table.userId, caller.userId);
  if (caller.mode === 'b2b') {
    if (caller.companyId === null) return and(isOwn, isNull(table.companyId));
    const isHere = eq(table.companyId, caller.companyId);
    return caller.roles.includes('ROLE_FLEET_MANAGER') ? isHere : and(isOwn, isHere);
  }
  const isEmployer = sql`exists (select 1 from ${memberships} where ${memberships.userId} = ${caller.userId}
    and ${memberships.companyId} = ${table.companyId})`;
  return and(isOwn, or(isNull(table.companyId), isEmployer));
}
