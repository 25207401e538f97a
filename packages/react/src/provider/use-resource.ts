import type { CallInput, CallOutput, OperationName } from '@foyer/contract';
import type { Endpoint, Loadable, Resource } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { useSdk } from './foyer-context.ts';

/** A read and how to read it again. */
export interface ResourceState<T> extends Loadable<T> {
  readonly reload: () => Promise<void>;
  /** Puts a value in place, for example the answer of a change. */
  readonly set: (value: T) => void;
}

function idleResource<T>(): Resource<T> {
  const $idle = atom<Loadable<T>>({ status: 'idle', data: undefined, error: undefined });
  return Object.assign($idle, { reload: async () => {} }) as unknown as Resource<T>;
}

/**
 * Reads an endpoint through the SDK's cache: `useResource('getOrder', { params: { id } })`. Widgets that ask the
 * same share one request. With `isEnabled: false` nothing is asked.
 */
export function useResource<N extends OperationName>(
  name: N,
  input?: CallInput<Endpoint<N>>,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): ResourceState<CallOutput<Endpoint<N>>> {
  const sdk = useSdk();
  const key = JSON.stringify(input ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input
  const $resource = useMemo(
    () => (isEnabled ? sdk.resource(name, input) : idleResource<CallOutput<Endpoint<N>>>()),
    [sdk, name, key, isEnabled],
  );
  const state = useStore($resource) as Loadable<CallOutput<Endpoint<N>>>;
  return useMemo(
    () => ({ ...state, reload: () => $resource.reload(), set: (value) => $resource.set(value) }),
    [state, $resource],
  );
}
