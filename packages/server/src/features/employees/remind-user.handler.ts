import {
  findOpenInvitation,
  insertInvitation,
  newInvitation,
  replaceInvitations,
} from '../../domain/accounts/invitations/invitations.repo.ts';
import { nameOfUser, readContact } from '../../domain/accounts/users.repo.ts';
import { noteReminder } from '../../domain/employees/employee-change.repo.ts';
import { isOpen, remindableFrom } from '../../domain/employees/employee-rights.ts';
import { rightsSubjectOf } from '../../domain/employees/employee-view.ts';
import { mayInvite } from '../../domain/employees/invite/may-invite.repo.ts';
import { invitationMail } from '../../domain/employees/mail/invitation-mail.ts';
import type { Handler } from '../handler.ts';
import { judgeOf } from './read-employees.handler.ts';
import { holdPerson, tellDone } from './toggle-user.handler.ts';

/** Sends the invitation again with a new link, and invalidates the previous link. */
export const remindUser: Handler<'remindUser'> = async (context) => {
  const { db, caller, mail, config, now, fail } = context;
  const person = await holdPerson(context);
  if (!isOpen('remind', rightsSubjectOf(person), judgeOf(context))) return fail('action_not_allowed');
  const from = remindableFrom(person, now);
  if (from || !(await noteReminder(db, person.id, now))) {
    const wait = from ? Math.ceil((from.getTime() - now.getTime()) / 1000) : 60;
    return fail('reminded_recently', { retryAfter: wait });
  }
  const wait = await mayInvite(db, caller, 1, now);
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const before = await findOpenInvitation(db, person.id);
  await replaceInvitations(db, person.id, now);
  const { id: companyId, name: companyName } = person.company;
  const about = { userId: person.id, companyId, invitedBy: caller.userId, message: before?.message ?? null };
  const { row, token } = await newInvitation(about, now);
  await insertInvitation(db, row);
  const contact = await readContact(db, { userId: person.id, companyId });
  const told = { contact, companyName, inviter: await nameOfUser(db, caller.userId), token, ...row };
  await mail.enqueue(db, invitationMail('reminder', told, config.publicUrl));
  return tellDone(context, 'employee-reminded', person);
};
