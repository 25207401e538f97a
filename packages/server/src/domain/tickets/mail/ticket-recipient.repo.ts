import { fallbackLanguage } from '@foyer/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { localeOf } from '../../languages/language.ts';

/** Who of the service is told of what happened to a ticket. */
interface Recipient {
  readonly email: string;
  /** Null for an address that is nobody's account. */
  readonly name: string | null;
  readonly locale: string;
}

/** Whoever looks after it; where nobody does, or they have left, those who answer for tickets in general. Null where the settings name none. */
export async function readTicketRecipient(
  db: Database,
  assigneeId: string | null,
  serviceEmail: string | undefined,
): Promise<Recipient | null> {
  const { email, firstName, lastName, locale, status } = users;
  const fields = { email, firstName, lastName, locale, status };
  const find = async (where: ReturnType<typeof eq>) => (await db.select(fields).from(users).where(where))[0];
  const assigned = assigneeId === null ? undefined : await find(eq(users.id, assigneeId));
  if (assigned?.status === 'active') return nameOf(assigned);
  if (serviceEmail === undefined) return null;
  const general = await find(eq(users.email, serviceEmail.toLowerCase()));
  if (!general) return { email: serviceEmail, name: null, locale: localeOf(fallbackLanguage) };
  return general.status === 'active' ? nameOf(general) : null;
}

const nameOf = ({
  email,
  firstName,
  lastName,
  locale,
}: {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}): Recipient => ({ email, name: `${firstName} ${lastName}`, locale });
