import type { Employee } from '@foyer/contract/employees/employees.schema';
import type { Role } from '@foyer/contract/roles';
import type { ApiError, Result } from '@foyer/core';
import { useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';
import type { EmployeeAction } from '../employee-actions.ts';

type Answer = Result<Employee>;

interface Heard {
  readonly onDone: (employee: Employee) => void;
  readonly onNews: (employee: Employee) => void;
}

/** Changing one person: whether it is on its way, and what went wrong. */
export interface Change {
  /** Accepting may give roles. */
  readonly send: (roles?: readonly Role[]) => void;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** Somebody else was faster: nothing was done, and they are shown as they are now. */
  readonly isOvertaken: boolean;
}

/** Sends what was confirmed, once; where the person has changed meanwhile, nothing is done and they are read anew. */
export function useChange(action: EmployeeAction, seen: Employee, { onDone, onNews }: Heard): Change {
  const sdk = useSdk();
  const [keys] = useState(createIdempotencyKeys);
  const [state, setState] = useState<Omit<Change, 'send'>>({
    isPending: false,
    error: undefined,
    isOvertaken: false,
  });
  const isSending = useRef(false);
  const params = { id: seen.userId };
  const ask = (roles: readonly Role[] | undefined): Promise<Answer> => {
    if (action === 'accept')
      return sdk.call('acceptUser', { params, body: roles ? { roles: [...roles] } : {} });
    const idempotencyKey = keys.keyFor({ params, action, status: seen.status });
    if (action === 'remind') return sdk.call('remindUser', { params, idempotencyKey });
    if (action === 'resetSecondFactors')
      return sdk.call('resetUserSecondFactors', { params, idempotencyKey });
    // What is wanted, not the other: where somebody was faster it is refused.
    return sdk.call('toggleUser', { params, body: { action }, idempotencyKey });
  };
  const send = async (roles?: readonly Role[]) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ isPending: true, error: undefined, isOvertaken: false });
    const answer = await ask(roles);
    keys.settle(answer);
    isSending.current = false;
    if (answer.ok) {
      setState({ isPending: false, error: undefined, isOvertaken: false });
      return onDone(answer.value);
    }
    const { error } = answer;
    const now = error.code === 'action_not_allowed' ? await sdk.call('getUser', { params }) : null;
    setState({ isPending: false, error, isOvertaken: now?.ok === true });
    if (now?.ok) onNews(now.value);
  };
  return { ...state, send: (roles) => void send(roles) };
}
