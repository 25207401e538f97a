import type { Employee } from '@foyer/contract/employees/employees.schema';

/** Why what somebody would look for cannot be done; `until` says when it can. */
export interface Hindrance {
  readonly kind: 'reminded' | 'own' | 'protected';
  readonly until: string | null;
}

const anHour = 3_600_000;

/** A reminder waits an hour; nobody ends their own account, and some people's not everybody may. */
export function hindranceOf(employee: Employee, ownId: string | undefined): Hindrance | null {
  const { status, allowedActions, userId } = employee;
  if (status === 'invited' && !allowedActions.includes('remind')) {
    const sentAt = employee.remindedAt ?? employee.invitedAt;
    const until = sentAt === null ? 0 : Date.parse(sentAt) + anHour;
    return until > Date.now() ? { kind: 'reminded', until: new Date(until).toISOString() } : null;
  }
  if (status !== 'active' || allowedActions.includes('deactivate')) return null;
  return { kind: userId === ownId ? 'own' : 'protected', until: null };
}
