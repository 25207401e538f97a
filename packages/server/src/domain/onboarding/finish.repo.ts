import type { Address, addressInputSchema } from '@foyer/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { memberships, users } from '../accounts/accounts.table.ts';
import { keepDeliveryAddress } from '../addresses/addresses.repo.ts';
import { addresses } from '../addresses/addresses.table.ts';
import { companies } from '../companies/companies.table.ts';
import { leadsAnOpenCompany } from '../companies/leads-open-company.repo.ts';

type AddressInput = InferOutput<typeof addressInputSchema>;

/** Data that a person entered, as the account stores it. */
export interface PersonEntered {
  readonly contact: {
    readonly salutation: Address['salutation'];
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly mobile?: string | undefined;
  } | null;
  readonly address: AddressInput | null;
}

/**
 * Locks a person until the transaction ends: nobody else saves or completes the person's steps, or completes those of a company that
 * the person leads, since completing the person's steps depends on them. Companies are always locked first, to avoid deadlocks.
 */
export async function holdPerson(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select 1 from ${companies} c where exists (select 1 from ${memberships} m
    where m.company_id = c.id and m.user_id = ${userId} and 'ROLE_FLEET_MANAGER' = any(m.roles))
    order by c.id for share`);
  await db.execute(sql`select 1 from ${users} where id = ${userId} for update`);
}

/** Locks a company until the transaction ends: nobody else saves or completes its steps. */
export async function holdCompany(db: Database, companyId: string): Promise<void> {
  await db.execute(sql`select 1 from ${companies} where id = ${companyId} for update`);
}

/** Completes the personal steps once: the account takes over the entered data, and the prompt ends unless steps of a company are open. */
export async function finishPerson(
  db: Database,
  userId: string,
  { contact, address }: PersonEntered,
  now: Date,
): Promise<void> {
  const finished = await db
    .update(users)
    .set({
      ...(contact && { ...contact, mobile: contact.mobile || null }),
      onboardedAt: now,
      needsOnboarding: leadsAnOpenCompany,
    })
    .where(and(eq(users.id, userId), isNull(users.onboardedAt)))
    .returning({ id: users.id });
  if (finished.length === 1 && address)
    await keepDeliveryAddress(db, { userId, companyId: null, mode: 'b2c_cc' }, address, now);
}

/** Completes the steps of a company once and stores its invoice address. The prompt ends for members who have no other open steps. */
export async function finishCompany(
  db: Database,
  companyId: string,
  invoiceAddress: AddressInput,
  now: Date,
): Promise<void> {
  const finished = await db
    .update(companies)
    .set({ needsOnboarding: false })
    .where(and(eq(companies.id, companyId), eq(companies.needsOnboarding, true)))
    .returning({ id: companies.id });
  if (finished.length === 0) return;
  await keepInvoiceAddress(db, companyId, invoiceAddress, now);
  await db.execute(sql`update ${users} set needs_onboarding = false
    where needs_onboarding and onboarded_at is not null
      and exists (select 1 from ${memberships} m where m.user_id = ${users.id} and m.company_id = ${companyId})
      and not ${leadsAnOpenCompany}`);
}

async function keepInvoiceAddress(
  db: Database,
  companyId: string,
  { company, firstName, addition, ...rest }: AddressInput,
  now: Date,
): Promise<void> {
  const entered = {
    ...rest,
    company: company || null,
    firstName: firstName || null,
    addition: addition || null,
  };
  const changed = await db
    .update(addresses)
    .set(entered)
    .where(and(eq(addresses.companyId, companyId), eq(addresses.type, 'INVOICE_ADDRESS')))
    .returning({ id: addresses.id });
  if (changed.length > 0) return;
  await db.insert(addresses).values({
    id: newId(now.getTime()),
    companyId,
    type: 'INVOICE_ADDRESS' as const,
    isDefault: true,
    ...entered,
    createdAt: now,
  });
}
