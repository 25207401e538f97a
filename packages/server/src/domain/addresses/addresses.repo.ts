import type { Address, addressInputSchema } from '@foyer/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { addresses } from './addresses.table.ts';

export type KnownAddress = Address & { readonly isDefault: boolean };

/** So many are offered at once. */
const MOST_OFFERED = 200;
const invoicesThenNewest = sql`type = 'INVOICE_ADDRESS' desc, created_at desc, id`;

/**
 * The addresses of the company, or of the person in private mode: standard ones first, then those of invoices, then the
 * newest. The chosen one is among them however many are newer.
 */
export const addressQuery = (customer: Customer, chosenId: string | null): SQL =>
  sql`select id, type, is_default as "isDefault", salutation, company, first_name as "firstName",
      last_name as "lastName", street, house_number as "houseNumber", addition, postcode, city,
      country_code as "countryCode"
    from (select * from ${addresses} where ${ownedBy(customer)}
      order by id is not distinct from ${chosenId}::text desc, is_default desc, ${invoicesThenNewest}
      limit ${MOST_OFFERED}) offered
    order by is_default desc, ${invoicesThenNewest}`;

/** Whether the customer has a delivery address of this id. */
export async function isDeliveryAddress(db: Database, customer: Customer, id: string): Promise<boolean> {
  const found = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(ownedBy(customer), eq(addresses.id, id), isForDeliveries));
  return found.length > 0;
}

/** Keeps a delivery address somebody entered and answers its id; the same address is kept once. */
export async function keepDeliveryAddress(
  db: Database,
  customer: Customer,
  input: InferOutput<typeof addressInputSchema>,
  now: Date,
): Promise<string> {
  const entered = {
    salutation: input.salutation,
    company: input.company || null,
    firstName: input.firstName || null,
    lastName: input.lastName,
    street: input.street,
    houseNumber: input.houseNumber,
    addition: input.addition || null,
    postcode: input.postcode,
    city: input.city,
    countryCode: input.countryCode,
  };
  const fields = Object.entries(entered) as [keyof typeof entered, string | null][];
  const isSame = fields.map(([key, value]) =>
    value === null ? isNull(addresses[key]) : eq(addresses[key], value),
  );
  const [same] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(ownedBy(customer), isForDeliveries, ...isSame))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id)
    .limit(1);
  if (same) return same.id;
  const id = newId(now.getTime());
  const owner = isPrivate(customer)
    ? { companyId: null, userId: customer.userId }
    : { companyId: customer.companyId, userId: null };
  await db
    .insert(addresses)
    .values({ id, ...owner, type: 'DELIVERY_ADDRESS', isDefault: false, ...entered, createdAt: now });
  return id;
}

const isForDeliveries = eq(addresses.type, 'DELIVERY_ADDRESS');

const ownedBy = (customer: Customer) =>
  isPrivate(customer) || customer.companyId === null
    ? and(eq(addresses.userId, customer.userId), isNull(addresses.companyId))
    : eq(addresses.companyId, customer.companyId);
