import type { PaymentTerms } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { type Contact, contactQuery } from '../accounts/users.repo.ts';
import { addressQuery, type KnownAddress } from '../addresses/addresses.repo.ts';
import { type PriceGroup, priceGroupQuery, withoutPriceGroup } from '../articles/price-group.repo.ts';
import { privateTerms, usualBusinessTerms } from '../money/payment-terms.ts';
import { lastUsedAddresses } from './carts.repo.ts';

/** Who buys: at whose prices and terms, to which addresses, and whom to write to. */
export interface Buyer {
  readonly group: PriceGroup;
  readonly addresses: readonly KnownAddress[];
  readonly contact: Contact;
  readonly paymentTerms: PaymentTerms;
}

/** Everything about the customer that a cart or an order needs, in one trip; the chosen address is among the addresses. */
export async function readBuyer(
  db: Database,
  customer: Customer,
  deliveryAddressId: string | null,
): Promise<Buyer> {
  const [row] = await queryRows<{
    price_group: PriceGroup | null;
    addresses: readonly KnownAddress[];
    contact: Contact | null;
    payment_terms: PaymentTerms | null;
  }>(
    db,
    sql`select (select row_to_json(own) from (${priceGroupQuery(customer)}) own) as price_group,
      (select coalesce(json_agg(own), '[]') from (${addressQuery(customer, deliveryAddressId, lastUsedAddresses(customer))}) own) as addresses,
      (select row_to_json(own) from (${contactQuery(customer)}) own) as contact,
      (select own.payment_terms from companies own where own.id = ${customer.companyId}::text) as payment_terms`,
  );
  if (!row?.contact) throw new Error('A caller has no account');
  return {
    group: row.price_group ?? withoutPriceGroup(customer),
    addresses: row.addresses,
    contact: row.contact,
    paymentTerms: isPrivate(customer) ? privateTerms : (row.payment_terms ?? usualBusinessTerms),
  };
}
