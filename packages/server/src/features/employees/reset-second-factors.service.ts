import { readContact } from '../../domain/accounts/users.repo.ts';
import { deleteAllFactors } from '../../domain/second-factors/factors.repo.ts';
import { secondFactorMail } from '../../domain/second-factors/second-factor-mail.ts';
import { endAllSessions } from '../../security/sessions.repo.ts';
import type { Handler } from '../handler.ts';
import { isOpen } from './employee-rights.ts';
import { standingOf } from './employee-view.ts';
import { judgeOf } from './read-employees.service.ts';
import { holdPerson, tellDone } from './toggle-user.service.ts';

/** Leaves somebody who lost their phone with the password alone. Whoever took the phone is out with it: every sign-in ends. */
export const resetUserSecondFactors: Handler<'resetUserSecondFactors'> = async (context) => {
  const { db, caller, mail, now, fail } = context;
  const person = await holdPerson(context);
  if (person.id === caller.userId) return fail('own_account');
  if (!isOpen('resetSecondFactors', standingOf(person), judgeOf(context))) return fail('action_not_allowed');
  await deleteAllFactors(db, person.id);
  await endAllSessions(db, person.id, 'second-factors-reset', now);
  const contact = await readContact(db, { userId: person.id, companyId: person.company.id });
  await mail.enqueue(db, secondFactorMail(contact, { what: 'reset' }));
  return tellDone(context, 'employee-second-factors-reset', person);
};
