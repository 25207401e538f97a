import type { Role } from '@foyer/contract';
import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { staffRoles } from '@foyer/contract/grantable-roles';

/** Reminders go out at most this often. */
export const REMINDER_SECONDS = 60 * 60;

/** Whoever has one of these is let in and kept out only by somebody who has it too. */
const guardedRoles: readonly Role[] = ['ROLE_FLEET_MANAGER', ...staffRoles];

/** What decides what may be done with somebody. */
export interface Standing {
  readonly userId: string;
  readonly status: EmployeeStatus;
  readonly roles: readonly Role[];
  /** Works for a company outside of the caller's reach too, where the account would end as well. */
  readonly isElsewhere: boolean;
  /** The only active manager of one of their companies. */
  readonly isLastManager: boolean;
  readonly remindedAt: Date | null;
  /** Has a passkey or an app beside the password. */
  readonly hasSecondFactor: boolean;
}
export interface Judge {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly now: Date;
}

type Action = Employee['allowedActions'][number];

/** Whether the caller decides about this person at all. */
const isInCharge = ({ roles, isElsewhere }: Standing, judge: Judge): boolean =>
  !isElsewhere && roles.every((role) => !guardedRoles.includes(role) || judge.roles.includes(role));

/** When somebody may be reminded (again); null for at once. */
export function remindableFrom({ remindedAt }: Pick<Standing, 'remindedAt'>, now: Date): Date | null {
  const from = remindedAt && new Date(remindedAt.getTime() + REMINDER_SECONDS * 1000);
  return from && from > now ? from : null;
}

const actions: Readonly<Record<EmployeeStatus, readonly Action[]>> = {
  invited: ['remind', 'deactivate'],
  registered: ['accept', 'deactivate'],
  active: ['deactivate', 'resetSecondFactors'],
  inactive: ['activate'],
};

/** Whether the state of somebody knows an action and the caller decides about them; the finer reasons have codes of their own. */
export const isOpen = (action: Action, person: Standing, judge: Judge): boolean =>
  isInCharge(person, judge) &&
  actions[person.status].includes(action) &&
  (action !== 'resetSecondFactors' || person.hasSecondFactor);

/** What the caller may do with somebody now. */
export const allowedActions = (person: Standing, judge: Judge): Action[] =>
  actions[person.status].filter((action) => {
    if (!isOpen(action, person, judge)) return false;
    if (action === 'remind') return remindableFrom(person, judge.now) === null;
    if (action === 'resetSecondFactors') return person.userId !== judge.userId;
    if (action !== 'deactivate') return true;
    return person.userId !== judge.userId && !(person.status === 'active' && person.isLastManager);
  });
