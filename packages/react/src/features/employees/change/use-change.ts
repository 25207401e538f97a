import type { Employee } from '@foyer/contract/employees/employees.schema';
import type { Role } from '@foyer/contract/roles';
import type { ApiError, Result } from '@foyer/core';
import { useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';
import type { ConfirmedAction } from '../employee-actions.ts';

type Answer = Result<Employee>;

interface Heard {
  readonly onDone: (employee: Employee) => void;
  readonly onNews: (employee: Employee) => void;
}

/** The change of one person, with its state. */
export interface Change {
  /** Sends the change; only `accept` takes roles. */
  readonly send: (roles?: readonly Role[]) => void;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** Whether another user was faster: nothing was changed, and the person's current state is shown. */
  readonly isOvertaken: boolean;
}

/** Sends the confirmed change once. If the person has changed in the meantime, nothing is done and the person is read again. */
export function useChange(action: ConfirmedAction, seen: Employee, { onDone, onNews }: Heard): Change {
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
    // the body names the wanted action instead of toggling: the server refuses it if another user was faster
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
