import type { Address, addressInputSchema } from '@foyer/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/client.ts';
import { type ListInput, pageOf } from '../../db/keyset/page-of.repo.ts';
import { newId } from '../../db/new-id.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { matchesWords } from '../search/matches-words.repo.ts';
import { addresses } from './addresses.table.ts';

export type KnownAddress = Address & { readonly isDefault: boolean };

const isForDeliveries = eq(addresses.type, 'DELIVERY_ADDRESS');

const ownedBy = (customer: Customer) =>
  isPrivate(customer) || customer.companyId === null
    ? and(eq(addresses.userId, customer.userId), isNull(addresses.companyId))
    : eq(addresses.companyId, customer.companyId);

/** Most addresses of each type that are offered without a search. */
const MOST_AT_HAND = 8;

/**
 * Query of the addresses to offer without a search, of the company or, in private mode, of the person. The order of preference is: the
 * chosen one, default ones, recently used ones, the newest. `lastUsed` is a query of ids with `used`, which is higher for later use.
 */
export const addressQuery = (customer: Customer, chosenId: SQL, lastUsed: SQL): SQL =>
  sql`select id, type, is_default as "isDefault", salutation, company, first_name as "firstName",
      last_name as "lastName", street, house_number as "houseNumber", addition, postcode, city,
      country_code as "countryCode"
    from (select ${addresses}.*, last_used.used, row_number() over (partition by type
        order by ${addresses.id} is not distinct from (${chosenId})::text desc, is_default desc,
          last_used.used desc nulls last, created_at desc, ${addresses.id}) as place
      from ${addresses} left join (${lastUsed}) last_used on last_used.id = ${addresses.id}
      where ${ownedBy(customer)}) offered
    where place <= ${MOST_AT_HAND}
    order by is_default desc, type = 'INVOICE_ADDRESS' desc, used desc nulls last, created_at desc, id`;

const addressFields = {
  id: addresses.id,
  type: addresses.type,
  salutation: addresses.salutation,
  company: addresses.company,
  firstName: addresses.firstName,
  lastName: addresses.lastName,
  street: addresses.street,
  houseNumber: addresses.houseNumber,
  addition: addresses.addition,
  postcode: addresses.postcode,
  city: addresses.city,
  countryCode: addresses.countryCode,
};

/** Delivery addresses a customer may choose. */
const deliveryAddressList = pageOf('listDeliveryAddresses', addresses, {
  fields: () => addressFields,
  visible: (customer: Customer) => and(ownedBy(customer), isForDeliveries),
  sorts: { createdAt: addresses.createdAt },
  defaultSort: 'createdAt:desc',
  filters: { search: (search) => matchesWords(addresses.searchText, search) },
});

/** Reads a page of the delivery addresses a customer may choose. */
export async function readDeliveryAddresses(
  db: Database,
  customer: Customer,
  query: ListInput<'listDeliveryAddresses'>,
) {
  const { rows, ...page } = await deliveryAddressList.read(db, customer, query);
  const names = Object.keys(addressFields) as (keyof typeof addressFields)[];
  const toAddress = (row: (typeof rows)[number]) =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as Address;
  return { ...page, items: rows.map(toAddress) };
}

/** Whether the customer has a delivery address of this id. */
export async function isDeliveryAddress(db: Database, customer: Customer, id: string): Promise<boolean> {
  const found = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(ownedBy(customer), eq(addresses.id, id), isForDeliveries));
  return found.length > 0;
}

/** Stores an entered delivery address and returns its id; returns the id of the stored one where the same address exists. */
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
