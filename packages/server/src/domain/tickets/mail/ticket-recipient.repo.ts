import { fallbackLanguage } from '@foyer/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { localeOf } from '../../languages/language.ts';

/** Recipient of mails to the service about tickets. */
export interface TicketRecipient {
  /** Null for an address without an account. */
  readonly id: string | null;
  readonly email: string;
  /** Null for an address without an account. */
  readonly name: string | null;
  readonly locale: string;
}

/** Returns the active assignee as the recipient, or else the address for tickets in general; null if the settings name none. */
export async function readTicketRecipient(
  db: Database,
  assigneeId: string | null,
  serviceEmail: string | undefined,
): Promise<TicketRecipient | null> {
  const { id, email, firstName, lastName, locale, status } = users;
  const fields = { id, email, firstName, lastName, locale, status };
  const find = async (where: ReturnType<typeof eq>) => (await db.select(fields).from(users).where(where))[0];
  const assigned = assigneeId === null ? undefined : await find(eq(users.id, assigneeId));
  if (assigned?.status === 'active') return nameOf(assigned);
  if (serviceEmail === undefined) return null;
  const general = await find(eq(users.email, serviceEmail.toLowerCase()));
  if (!general) return { id: null, email: serviceEmail, name: null, locale: localeOf(fallbackLanguage) };
  return general.status === 'active' ? nameOf(general) : null;
}

const nameOf = ({
  id,
  email,
  firstName,
  lastName,
  locale,
}: {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}): TicketRecipient => ({ id, email, name: `${firstName} ${lastName}`, locale });
