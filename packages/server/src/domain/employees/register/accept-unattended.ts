import type { Role } from '@foyer/contract';
import type { Database } from '../../../db/client.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { audit } from '../../../security/audit.repo.ts';
import { readContact } from '../../accounts/users.repo.ts';
import { askForOpenCompany } from '../employee-change.repo.ts';
import { acceptedMail } from '../mail/accepted-mail.ts';
import { letIn, type WaitingRegistration } from './waiting-registrations.repo.ts';

/** Accepts a registration on behalf of the operator, for a company without a decider, and writes the mail. False if it no longer waits. */
export function acceptUnattended(
  db: Database,
  person: WaitingRegistration,
  roles: readonly Role[],
  { mail, publicUrl, now }: { readonly mail: Mailer; readonly publicUrl: string; readonly now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await letIn(tx, person, roles))) return false;
    const { id: userId, companyId } = person;
    await askForOpenCompany(tx, userId);
    await mail.enqueue(
      tx,
      acceptedMail(await readContact(tx, { userId, companyId }), person.companyName, publicUrl),
    );
    await audit(tx, {
      at: now,
      action: 'registration-accepted-by-operator',
      userId,
      companyId,
      actorUserId: null,
      requestId: 'command',
      details: { roles: [...roles] },
    });
    return true;
  });
}
