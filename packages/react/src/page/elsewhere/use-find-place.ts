import type { CallInput, OperationName } from '@foyer/contract';
import type { Endpoint } from '@foyer/core';
import { useSdk } from '../../provider/foyer-context.ts';
import { type KnownPlace, usePlaceMemory } from './use-place-memory.ts';

/**
 * Returns a function that finds another mode or company in which the user can see a record: the one in which it was last shown, else one of the
 * session in which the read succeeds.
 */
export function useFindPlace<N extends OperationName>(
  operation: N,
  input: CallInput<Endpoint<N>>,
  isShown: boolean,
): () => Promise<KnownPlace | null> {
  const { session } = useSdk();
  const { params } = input as { readonly params?: unknown };
  const remembered = usePlaceMemory(`${operation} ${JSON.stringify(params)}`, isShown);
  return async () => remembered() ?? (await session.findPlace(operation, input));
}
