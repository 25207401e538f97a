import { readContact } from '../../domain/accounts/users.repo.ts';
import { isOpen } from '../../domain/employees/employee-rights.ts';
import { rightsSubjectOf } from '../../domain/employees/employee-view.ts';
import { deleteAllFactors } from '../../domain/second-factors/factors.repo.ts';
import { secondFactorMail } from '../../domain/second-factors/second-factor-mail.ts';
import { endAllSessions } from '../../security/sessions.repo.ts';
import type { Handler } from '../handler.ts';
import { judgeOf } from './read-employees.handler.ts';
import { holdPerson, tellDone } from './toggle-user.handler.ts';

/** Removes the second factors of a person who lost their phone, so that the password suffices. All sign-ins end, also those of a thief. */
export const resetUserSecondFactors: Handler<'resetUserSecondFactors'> = async (context) => {
  const { db, caller, mail, now, fail } = context;
  const person = await holdPerson(context);
  if (person.id === caller.userId) return fail('own_account');
  if (!isOpen('resetSecondFactors', rightsSubjectOf(person), judgeOf(context)))
    return fail('action_not_allowed');
  await deleteAllFactors(db, person.id);
  await endAllSessions(db, person.id, 'second-factors-reset', now);
  const contact = await readContact(db, { userId: person.id, companyId: person.company.id });
  await mail.enqueue(db, secondFactorMail(contact, { what: 'reset' }));
  return tellDone(context, 'employee-second-factors-reset', person);
};
