import type { Address, addressInputSchema } from '@foyer/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { addresses } from './addresses.table.ts';

type Row = typeof addresses.$inferSelect;
export type KnownAddress = Address & { readonly isDefault: boolean };

/** The addresses of the company, or of the person in private mode; standard ones first, then the newest. */
export async function listAddresses(db: Database, customer: Customer): Promise<KnownAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(ownedBy(customer))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id)
    .limit(200);
  return rows.map((row) => ({ ...toAddress(row), isDefault: row.isDefault }));
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
  const known = await listAddresses(db, customer);
  const fields = Object.entries(entered) as [keyof typeof entered, string | null][];
  const same = known.find(
    (address) =>
      address.type === 'DELIVERY_ADDRESS' && fields.every(([key, value]) => address[key] === value),
  );
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

const ownedBy = (customer: Customer) =>
  isPrivate(customer) || customer.companyId === null
    ? and(eq(addresses.userId, customer.userId), isNull(addresses.companyId))
    : eq(addresses.companyId, customer.companyId);

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
