import { fallbackLanguage } from '@foyer/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { localeOf } from '../../languages/language.ts';
import type { QuotationRow } from '../quotation.repo.ts';

/** Recipient of mails to the service about actions of customers. */
export interface ServiceRecipient {
  readonly email: string;
  /** Null for an address without an account. */
  readonly name: string | null;
  readonly locale: string;
}

/**
 * Returns the author of the offer as the recipient; if there is no offer or its author has left, the address for requests in general.
 * Null if the settings name none.
 */
export async function readServiceRecipient(
  db: Database,
  { contact }: Pick<QuotationRow, 'contact'>,
  serviceEmail: string | undefined,
): Promise<ServiceRecipient | null> {
  const maker = contact && (await recipientOf(db, contact.email));
  if (maker) return maker;
  return serviceEmail === undefined ? null : recipientOf(db, serviceEmail);
}

/** Returns the recipient of an address; null if its account is not active. */
async function recipientOf(db: Database, address: string): Promise<ServiceRecipient | null> {
  const email = address.toLowerCase();
  const { firstName, lastName, locale, status } = users;
  const [user] = await db
    .select({ firstName, lastName, locale, status })
    .from(users)
    .where(eq(users.email, email));
  if (!user) return { email: address, name: null, locale: localeOf(fallbackLanguage) };
  if (user.status !== 'active') return null;
  return { email, name: `${user.firstName} ${user.lastName}`, locale: user.locale };
}
