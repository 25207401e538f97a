import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { ViewerKinds } from '../../db/keyset/page-of.repo.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import type { Customer } from './customer.ts';

/**
 * Caches the result of `build` per kind of customer: by mode, with and without a company. `build` gets a customer whose ids are the
 * placeholders `userId` and `companyId`.
 */
export function perKindOfCustomer<T>(build: (customer: Customer) => T): (customer: Customer) => T {
  const built = new Map<string, T>();
  return (customer) => {
    const kind = `${customer.mode} ${customer.companyId === null}`;
    const known = built.get(kind) ?? build(placeholders(customer));
    built.set(kind, known);
    return known;
  };
}

/** Hides a value from the query planner, which does not evaluate a subquery. */
const unseen = (value: string): string => sql`(select ${value}::text)` as unknown as string;

/** Kinds of customers, for a list (`pageOf`) whose rows depend on the customer. */
export const customerKinds: ViewerKinds<Customer> = {
  alike: perKindOfCustomer((customer) => customer),
  unseen: perKindOfCustomer(({ userId, companyId, mode }) => ({
    userId: unseen(userId),
    companyId: companyId === null ? null : unseen(companyId),
    mode,
  })),
  valuesOf: ({ userId, companyId }) => ({ userId, companyId }),
};

/**
 * Creates a statement about a customer whose text is built once per kind of customer and then only gets new parameters. `build` may use
 * further placeholders; the caller passes their values as `values`.
 */
export function customerStatement<R extends Record<string, unknown>>(
  build: (customer: Customer) => SQL,
): (db: Database, customer: Customer, values?: Readonly<Record<string, unknown>>) => Promise<R[]> {
  const written = perKindOfCustomer((customer) => preparedStatement<R>(() => build(customer)));
  return (db, customer, values = {}) => {
    const { userId, companyId } = customer;
    return written(customer)(db, { ...values, userId, companyId });
  };
}

/** Drizzle accepts a placeholder in place of any value, which the types do not say. */
const placeholders = ({ companyId, mode }: Customer): Customer => ({
  userId: sql.placeholder('userId') as unknown as string,
  companyId: companyId === null ? null : (sql.placeholder('companyId') as unknown as string),
  mode,
});
