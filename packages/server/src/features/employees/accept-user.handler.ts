import { readContact } from '../../domain/accounts/users.repo.ts';
import { readGrants } from '../../domain/employees/delegation.repo.ts';
import { accept } from '../../domain/employees/employee-change.repo.ts';
import { isOpen } from '../../domain/employees/employee-rights.ts';
import { rightsSubjectOf } from '../../domain/employees/employee-view.ts';
import { acceptedMail } from '../../domain/employees/mail/accepted-mail.ts';
import type { Handler } from '../handler.ts';
import { judgeOf } from './read-employees.handler.ts';
import { holdPerson, tellDone } from './toggle-user.handler.ts';

/** Accepts a person who registered without an invitation, and notifies them by mail. */
export const acceptUser: Handler<'acceptUser'> = async (context) => {
  const { db, caller, input, mail, config, fail } = context;
  const person = await holdPerson(context);
  if (!isOpen('accept', rightsSubjectOf(person), judgeOf(context))) return fail('action_not_allowed');
  const roles = input.body.roles ?? null;
  // roles that the person has already are granted by this step too
  const granted = roles ?? person.roles;
  const mayGrant = await readGrants(db, caller);
  const refused = granted.findIndex((role) => !mayGrant(role));
  if (refused >= 0)
    return fail('role_not_grantable', { errors: [{ path: `roles.${refused}`, code: 'role_not_grantable' }] });
  await accept(db, { userId: person.id, viewer: caller, roles });
  const contact = await readContact(db, { userId: person.id, companyId: person.company.id });
  await mail.enqueue(db, acceptedMail(contact, person.company.name, config.publicUrl));
  return tellDone(context, 'employee-accepted', person, { roles: granted });
};
