import type { Role } from '@foyer/contract';
import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { staffRoles } from '@foyer/contract/grantable-roles';

/** Least number of seconds between two reminders. */
export const REMINDER_SECONDS = 60 * 60;

/** Roles whose holders only a caller with the same role may activate, accept, remind, deactivate or reset. */
const guardedRoles: readonly Role[] = ['ROLE_FLEET_MANAGER', ...staffRoles];

/** Facts about an employee that decide which actions are allowed. */
export interface RightsSubject {
  readonly userId: string;
  readonly status: EmployeeStatus;
  readonly roles: readonly Role[];
  /** Whether the employee also belongs to a company outside the caller's scope, where an action would take effect too. */
  readonly isElsewhere: boolean;
  /** Whether the employee is the only active manager of one of their companies. */
  readonly isLastManager: boolean;
  readonly remindedAt: Date | null;
  /** Whether the employee has a passkey or an authenticator app beside the password. */
  readonly hasSecondFactor: boolean;
}
export interface Judge {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly now: Date;
}

type Action = Employee['allowedActions'][number];

/** Whether the caller may decide about this person at all. */
const isInCharge = ({ roles, isElsewhere }: RightsSubject, judge: Judge): boolean =>
  !isElsewhere && roles.every((role) => !guardedRoles.includes(role) || judge.roles.includes(role));

/** Returns the time from which a reminder may be sent; null for now. */
export function remindableFrom({ remindedAt }: Pick<RightsSubject, 'remindedAt'>, now: Date): Date | null {
  const from = remindedAt && new Date(remindedAt.getTime() + REMINDER_SECONDS * 1000);
  return from && from > now ? from : null;
}

const actions: Readonly<Record<EmployeeStatus, readonly Action[]>> = {
  invited: ['remind', 'deactivate', 'edit'],
  registered: ['accept', 'deactivate'],
  active: ['deactivate', 'resetSecondFactors', 'edit'],
  inactive: ['activate', 'edit'],
};

/** Whether a person's status has an action and the caller may decide about them; further refusals have separate problem codes. */
export const isOpen = (action: Action, person: RightsSubject, judge: Judge): boolean =>
  isInCharge(person, judge) &&
  actions[person.status].includes(action) &&
  (action !== 'resetSecondFactors' || person.hasSecondFactor);

/** Returns the actions that the caller may take on a person now. */
export const allowedActions = (person: RightsSubject, judge: Judge): Action[] =>
  actions[person.status].filter((action) => {
    if (!isOpen(action, person, judge)) return false;
    if (action === 'remind') return remindableFrom(person, judge.now) === null;
    if (action === 'resetSecondFactors' || action === 'edit') return person.userId !== judge.userId;
    if (action !== 'deactivate') return true;
    return person.userId !== judge.userId && !(person.status === 'active' && person.isLastManager);
  });
