import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { writtenOnce } from '../../db/written-once.ts';
import type { Customer } from './customer.ts';

/**
 * A statement about a customer that is put together once for each kind of customer there is (by mode, with and without a company)
 * and then only filled in. `build` gets placeholders as ids, and may have more of its own, whose values come as `values`.
 */
export function customerStatement<R extends Record<string, unknown>>(
  build: (customer: Customer) => SQL,
): (db: Database, customer: Customer, values?: Readonly<Record<string, unknown>>) => Promise<R[]> {
  const written = new Map<string, ReturnType<typeof writtenOnce<R>>>();
  return (db, { userId, companyId, mode }, values = {}) => {
    const kind = `${mode} ${companyId === null}`;
    const known = written.get(kind) ?? writtenOnce<R>(() => build(placeholders({ userId, companyId, mode })));
    written.set(kind, known);
    return known(db, { ...values, userId, companyId });
  };
}

/** drizzle takes a placeholder wherever a value may stand. */
const placeholders = ({ companyId, mode }: Customer): Customer => ({
  userId: sql.placeholder('userId') as unknown as string,
  companyId: companyId === null ? null : (sql.placeholder('companyId') as unknown as string),
  mode,
});
