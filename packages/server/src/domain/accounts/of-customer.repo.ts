import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Customer } from './customer.ts';

/** Columns that name the owner of a document. */
interface Owned {
  readonly userId: PgColumn;
  readonly companyId: PgColumn;
  readonly mode: PgColumn;
}

/** Condition for the documents a customer may see: the company's in business mode, the user's own in private mode. */
export function ofCustomer(table: Owned, { userId, companyId, mode }: Customer): SQL | undefined {
  if (mode === 'b2c_cc' || companyId === null)
    return and(
      eq(table.userId, userId),
      eq(table.mode, mode),
      companyId === null ? isNull(table.companyId) : undefined,
    );
  return and(eq(table.companyId, companyId), eq(table.mode, mode));
}
