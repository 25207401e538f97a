import { type Role, roles } from '@foyer/contract';
import { readEmail } from '@foyer/contract/email';
import { rolesShownTo } from '@foyer/contract/grantable-roles';
import { tidyEntry } from '@foyer/contract/tidy-entry';
import type { Database } from '../db/client.ts';
import { acceptUnattended } from '../domain/employees/register/accept-unattended.ts';
import {
  listUnattended,
  type WaitingRegistration,
} from '../domain/employees/register/waiting-registrations.repo.ts';
import type { Mailer } from '../mail/mailer.ts';
import { InvalidSettings } from './read-settings.ts';

const usage = `npm run accept-registration                          lists registrations that nobody at the company can accept
npm run accept-registration -- <email> <role> …      accepts one; ROLE_FLEET_MANAGER lets a person accept others`;

const line = ({ email, name, companyName, customerNumber }: WaitingRegistration) =>
  `${email}: ${name}, ${companyName} (${customerNumber})`;

/** `npm run accept-registration`: lists and accepts registrations that no one at the company can accept. Returns the lines to print. */
export async function runAcceptRegistration(
  db: Database,
  [email, ...given]: readonly string[],
  options: { readonly mail: Mailer; readonly publicUrl: string; readonly now: Date },
): Promise<string[]> {
  const waiting = await listUnattended(db);
  if (email === undefined) return waiting.length > 0 ? waiting.map(line) : ['no registrations are waiting'];
  const known: readonly string[] = rolesShownTo([]);
  const unknown = given.filter((role) => !known.includes(role));
  if (unknown.length > 0)
    throw new InvalidSettings(`Unknown ${unknown.join(', ')}: roles of customers are ${known.join(', ')}`);
  if (given.length === 0) throw new InvalidSettings(usage);
  const person = waiting.find((one) => one.email === readEmail(tidyEntry(email)));
  const granted: Role[] = roles.filter((role) => given.includes(role));
  if (!person || !(await acceptUnattended(db, person, granted, options)))
    throw new InvalidSettings(`${email} is not waiting: npm run accept-registration lists registrations`);
  return [`${line(person)} is accepted as ${granted.join(', ')}`];
}
