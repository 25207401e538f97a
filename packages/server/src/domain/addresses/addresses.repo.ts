import type { Address, addressInputSchema } from '@foyer/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { type Database, queryRows } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { addresses } from './addresses.table.ts';

export type KnownAddress = Address & { readonly isDefault: boolean };

/** The query of {@link listAddresses}. */
export const addressQuery = (customer: Customer): SQL =>
  sql`select id, type, is_default as "isDefault", salutation, company, first_name as "firstName",
      last_name as "lastName", street, house_number as "houseNumber", addition, postcode, city,
      country_code as "countryCode"
    from ${addresses} where ${ownedBy(customer)} order by is_default desc, created_at desc, id limit 200`;

/** The addresses of the company, or of the person in private mode; standard ones first, then the newest. */
export const listAddresses = (db: Database, customer: Customer): Promise<KnownAddress[]> =>
  queryRows<KnownAddress>(db, addressQuery(customer));

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
