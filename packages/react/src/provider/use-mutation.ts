import type { CallInput, CallOutput, OperationName } from '@foyer/contract';
import type { ApiError, Call, CallOptions, Endpoint, ErrorCode, Result } from '@foyer/core';
import { useCallback, useRef, useState } from 'react';
import { useSdk } from './foyer-context.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Returns the SDK's call function, for reads and changes without state. */
export function useCall(): Call {
  return useSdk().call;
}

type Output<N extends OperationName> = CallOutput<Endpoint<N>>;
type Answer<N extends OperationName> = Result<Output<N>, ErrorCode<N>>;
type Input<N extends OperationName> = CallInput<Endpoint<N>> & CallOptions;

/** State and actions of a change through the API. */
export interface Mutation<N extends OperationName> {
  /** Sends the change. While one is pending, returns the same promise, so that a double click sends once. */
  readonly run: (input: Input<N>) => Promise<Answer<N>>;
  readonly isPending: boolean;
  readonly error: ApiError<ErrorCode<N>> | undefined;
  readonly clearError: () => void;
}

/** Options of {@link useMutation}. */
export interface MutationOptions<N extends OperationName> {
  readonly onSuccess?: (value: Output<N>) => void;
}

/**
 * Changes data through the API: `const add = useMutation('addCartItems')`. A repeat after a lost answer has the same
 * idempotency key, so the effect happens once. The reads that it invalidates are fetched again automatically.
 */
export function useMutation<N extends OperationName>(name: N, options: MutationOptions<N> = {}): Mutation<N> {
  const sdk = useSdk();
  const [state, setState] = useState<{ isPending: boolean; error: ApiError<ErrorCode<N>> | undefined }>({
    isPending: false,
    error: undefined,
  });
  const latest = useRef(options);
  latest.current = options;
  const pending = useRef<Promise<Answer<N>> | null>(null);
  const [keys] = useState(createIdempotencyKeys);

  const run = useCallback(
    (input: Input<N>): Promise<Answer<N>> => {
      if (pending.current !== null) return pending.current;
      setState({ isPending: true, error: undefined });
      const idempotencyKey = input.idempotencyKey ?? keys.keyFor(input);
      const call = sdk.call as (name: N, input: Input<N>) => Promise<Answer<N>>;
      const answer = call(name, { ...input, idempotencyKey }).then((result) => {
        keys.settle(result);
        pending.current = null;
        setState({ isPending: false, error: result.ok ? undefined : result.error });
        if (result.ok) latest.current.onSuccess?.(result.value);
        return result;
      });
      pending.current = answer;
      return answer;
    },
    [sdk, name, keys],
  );
  const clearError = useCallback(() => setState((old) => ({ ...old, error: undefined })), []);
  return { run, ...state, clearError };
}
