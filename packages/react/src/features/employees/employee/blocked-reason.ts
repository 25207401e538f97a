import type { Employee } from '@foyer/contract/employees/employees.schema';

/** The reason why an expected action is not possible; `until` is the time from which it is. */
export interface BlockedReason {
  readonly kind: 'reminded' | 'own' | 'protected';
  readonly until: string | null;
}

const anHour = 3_600_000;

/** Returns the hindrance: a reminder is possible only after an hour, and own or protected accounts cannot be deactivated. */
export function blockedReasonOf(employee: Employee, ownId: string | undefined): BlockedReason | null {
  const { status, allowedActions, userId } = employee;
  if (status === 'invited' && !allowedActions.includes('remind')) {
    const sentAt = employee.remindedAt ?? employee.invitedAt;
    const until = sentAt === null ? 0 : Date.parse(sentAt) + anHour;
    return until > Date.now() ? { kind: 'reminded', until: new Date(until).toISOString() } : null;
  }
  if (status !== 'active' || allowedActions.includes('deactivate')) return null;
  return { kind: userId === ownId ? 'own' : 'protected', until: null };
}
