import type { PaymentTerms } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { customerStatement } from '../accounts/customer-statement.repo.ts';
import { type Contact, contactQuery } from '../accounts/users.repo.ts';
import { addressQuery, type KnownAddress } from '../addresses/addresses.repo.ts';
import { type PriceGroup, priceGroupQuery, withoutPriceGroup } from '../articles/price-group.repo.ts';
import { privateTerms, usualBusinessTerms } from '../money/payment-terms.ts';
import { lastUsedAddresses } from './carts.repo.ts';

/** Customer's data for a cart or an order: prices, terms, addresses and mail contact. */
export interface Buyer {
  readonly group: PriceGroup;
  readonly addresses: readonly KnownAddress[];
  readonly contact: Contact;
  readonly paymentTerms: PaymentTerms;
}

/** Buyer as the database returns it. */
export interface BuyerRow extends Record<string, unknown> {
  readonly price_group: PriceGroup | null;
  readonly addresses: readonly KnownAddress[];
  readonly contact: Contact | null;
  readonly payment_terms: PaymentTerms | null;
}

/** Columns of a {@link BuyerRow}; the addresses include the chosen one. */
export const buyerColumns = (customer: Customer, chosenId: SQL): SQL =>
  sql`(select row_to_json(own_group) from (${priceGroupQuery(customer)}) own_group) as price_group,
    (select coalesce(json_agg(known), '[]')
      from (${addressQuery(customer, chosenId, lastUsedAddresses(customer))}) known) as addresses,
    (select row_to_json(person) from (${contactQuery(customer)}) person) as contact,
    (select company.payment_terms from companies company where company.id = ${customer.companyId}::text) as payment_terms`;

const buyerOf = customerStatement<BuyerRow>(
  (customer) => sql`select ${buyerColumns(customer, sql`${sql.placeholder('chosenId')}`)}`,
);

/** Reads the customer's data for a cart or an order in one statement; the addresses include the chosen one. */
export async function readBuyer(
  db: Database,
  customer: Customer,
  deliveryAddressId: string | null,
): Promise<Buyer> {
  const [row] = await buyerOf(db, customer, { chosenId: deliveryAddressId });
  return toBuyer(customer, row);
}

export function toBuyer(customer: Customer, row: BuyerRow | undefined): Buyer {
  if (!row?.contact) throw new Error(`The caller ${customer.userId} has no account`);
  return {
    group: row.price_group ?? withoutPriceGroup(customer),
    addresses: row.addresses,
    contact: row.contact,
    paymentTerms: isPrivate(customer) ? privateTerms : (row.payment_terms ?? usualBusinessTerms),
  };
}
