import type { Address, addressInputSchema } from '@foyer/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { addresses } from './addresses.table.ts';

type Row = typeof addresses.$inferSelect;
export type KnownAddress = Address & { readonly isDefault: boolean };

/** So many are offered at once; the chosen one is among them however many there are. */
const MOST_OFFERED = 200;

/**
 * The addresses of the company, or of the person in private mode: standard ones first, then those of invoices, then the
 * newest. `chosenId` is there even where it is older than all of them.
 */
export async function listAddresses(
  db: Database,
  customer: Customer,
  chosenId: string | null = null,
): Promise<KnownAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(ownedBy(customer))
    .orderBy(desc(addresses.isDefault), desc(isForInvoices), desc(addresses.createdAt), addresses.id)
    .limit(MOST_OFFERED);
  const known = rows.map(toKnownAddress);
  const isThere = chosenId === null || known.some(({ id }) => id === chosenId);
  const chosen = isThere ? undefined : await findDeliveryAddress(db, customer, chosenId);
  return chosen ? [...known, chosen] : known;
}

/** A delivery address of the customer by its id; that of anybody else is unknown. */
export async function findDeliveryAddress(
  db: Database,
  customer: Customer,
  id: string,
): Promise<KnownAddress | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(ownedBy(customer), eq(addresses.id, id), isForDeliveries));
  return row && toKnownAddress(row);
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

const isForInvoices = eq(addresses.type, 'INVOICE_ADDRESS');
const isForDeliveries = eq(addresses.type, 'DELIVERY_ADDRESS');

const ownedBy = (customer: Customer) =>
  isPrivate(customer) || customer.companyId === null
    ? and(eq(addresses.userId, customer.userId), isNull(addresses.companyId))
    : eq(addresses.companyId, customer.companyId);

const toKnownAddress = (row: Row): KnownAddress => ({ ...toAddress(row), isDefault: row.isDefault });

function toAddress(row: Row): Address {
  const { id, type, salutation, company, firstName, lastName } = row;
  const { street, houseNumber, addition, postcode, city, countryCode } = row;
  return {
    id,
    type,
    salutation,
    company,
    firstName,
    lastName,
    street,
    houseNumber,
    addition,
    postcode,
    city,
    countryCode,
  };
}
