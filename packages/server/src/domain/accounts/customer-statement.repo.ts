import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { ViewerKinds } from '../../db/keyset/page-of.repo.ts';
import { writtenOnce } from '../../db/written-once.ts';
import type { Customer } from './customer.ts';

/**
 * What is made once for each kind of customer there is (by mode, with and without a company), of a customer whose ids are the
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

/** The planner does not look into a selection. */
const unseen = (value: string): string => sql`(select ${value}::text)` as unknown as string;

/** The kinds of customers, for a list (`pageOf`) that is read by what a customer may see. */
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
 * A statement about a customer that is put together once for each kind of customer and then only filled in. `build` may have more
 * placeholders of its own, whose values come as `values`.
 */
export function customerStatement<R extends Record<string, unknown>>(
  build: (customer: Customer) => SQL,
): (db: Database, customer: Customer, values?: Readonly<Record<string, unknown>>) => Promise<R[]> {
  const written = perKindOfCustomer((customer) => writtenOnce<R>(() => build(customer)));
  return (db, customer, values = {}) => {
    const { userId, companyId } = customer;
    return written(customer)(db, { ...values, userId, companyId });
  };
}

/** drizzle takes a placeholder wherever a value may stand. */
const placeholders = ({ companyId, mode }: Customer): Customer => ({
  userId: sql.placeholder('userId') as unknown as string,
  companyId: companyId === null ? null : (sql.placeholder('companyId') as unknown as string),
  mode,
});
