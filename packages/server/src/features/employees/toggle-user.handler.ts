import { activate, deactivate, holdCompaniesOf } from '../../domain/employees/employee-change.repo.ts';
import { type EmployeeRow, findEmployee } from '../../domain/employees/employee-list.repo.ts';
import { isOpen } from '../../domain/employees/employee-rights.ts';
import { rightsSubjectOf, toEmployee } from '../../domain/employees/employee-view.ts';
import { audit } from '../../security/audit.repo.ts';
import type { Handler, HandlerContext } from '../handler.ts';
import { judgeOf } from './read-employees.handler.ts';

/** Context of the calls that change one person. */
export type PersonContext =
  | HandlerContext<'toggleUser'>
  | HandlerContext<'updateUser'>
  | HandlerContext<'acceptUser'>
  | HandlerContext<'remindUser'>
  | HandlerContext<'resetUserSecondFactors'>;

/** Returns the person that a call is about, locked until the call ends; `not_found` for a person whom the caller may not see. */
export async function holdPerson({ db, caller, input, fail }: PersonContext): Promise<EmployeeRow> {
  const { id } = input.params;
  if (!(await findEmployee(db, caller, id))) return fail('not_found');
  await holdCompaniesOf(db, id);
  return (await findEmployee(db, caller, id)) ?? fail('not_found');
}

/** Audits the action, unless nothing was done, and returns the person as they are afterwards. */
export async function tellDone(
  context: PersonContext,
  action:
    | 'employee-activated'
    | 'employee-deactivated'
    | 'employee-accepted'
    | 'employee-reminded'
    | 'employee-second-factors-reset'
    | 'employee-edited'
    | null,
  { id }: EmployeeRow,
  details: Readonly<Record<string, unknown>> = {},
) {
  const { db, caller, now, requestId, fail } = context;
  if (action !== null)
    await audit(db, {
      at: now,
      action,
      userId: caller.userId,
      companyId: caller.companyId,
      requestId,
      actorUserId: caller.actor?.userId ?? null,
      details: { employeeId: id, ...details },
    });
  const done = await findEmployee(db, caller, id);
  return done ? toEmployee(done, judgeOf(context)) : fail('not_found');
}

/** Carries out the named action only: after a concurrent change nothing is done. */
export const toggleUser: Handler<'toggleUser'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const person = await holdPerson(context);
  const { action = person.status === 'inactive' ? 'activate' : 'deactivate' } = input.body;
  if (action === 'deactivate' && person.id === caller.userId) return fail('own_account');
  if (!isOpen(action, rightsSubjectOf(person), judgeOf(context))) return fail('action_not_allowed');
  if (action === 'activate') {
    await activate(db, person.id);
    return tellDone(context, 'employee-activated', person);
  }
  if (person.status === 'active' && person.isLastManager) return fail('last_manager');
  await deactivate(db, person.id, now);
  return tellDone(context, 'employee-deactivated', person);
};
