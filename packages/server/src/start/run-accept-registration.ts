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

const usage = `npm run accept-registration                          who waits at a company where nobody can accept them
npm run accept-registration -- <email> <role> …      ROLE_FLEET_MANAGER for who is to manage the company's people`;

const line = ({ email, name, companyName, customerNumber }: WaitingRegistration) =>
  `${email}: ${name}, ${companyName} (${customerNumber})`;

/** `npm run accept-registration`: lists and accepts registrations that no one at the company can accept. Returns the lines to print. */
export async function runAcceptRegistration(
  db: Database,
  [email, ...given]: readonly string[],
  options: { readonly mail: Mailer; readonly publicUrl: string; readonly now: Date },
): Promise<string[]> {
  const waiting = await listUnattended(db);
  if (email === undefined) return waiting.length > 0 ? waiting.map(line) : ['nobody waits'];
  const known: readonly string[] = rolesShownTo([]);
  const unknown = given.filter((role) => !known.includes(role));
  if (unknown.length > 0)
    throw new InvalidSettings(`${unknown.join(', ')}: roles of customers are ${known.join(', ')}`);
  if (given.length === 0) throw new InvalidSettings(usage);
  const person = waiting.find((one) => one.email === readEmail(tidyEntry(email)));
  const granted: Role[] = roles.filter((role) => given.includes(role));
  if (!person || !(await acceptUnattended(db, person, granted, options)))
    throw new InvalidSettings(`${email} does not wait at a company where nobody can accept them`);
  return [`${line(person)} may come in, as ${granted.join(', ')}`];
}
