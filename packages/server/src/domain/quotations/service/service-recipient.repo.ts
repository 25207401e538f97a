import { fallbackLanguage } from '@foyer/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { localeOf } from '../../languages/language.ts';
import type { QuotationRow } from '../quotation.repo.ts';

/** Who of the service is told of what a customer did. */
export interface ServiceRecipient {
  readonly email: string;
  /** Null for an address that is nobody's account. */
  readonly name: string | null;
  readonly locale: string;
}

/**
 * Who is told: whoever made the offer; where nobody did, or they have left, those who answer for requests in general. Null where
 * the settings name none.
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

/** Null for the account of somebody who has left. */
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
