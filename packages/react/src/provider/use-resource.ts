import type { CallInput, CallOutput, OperationName } from '@foyer/contract';
import { type Endpoint, type Loadable, type Resource, shareStructure } from '@foyer/core';
import { atom } from 'nanostores';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useSdk } from './foyer-context.ts';

/** A read with its reload. A component renders again only when a field changes that it has used. */
export interface ResourceState<T, Whole = T> extends Loadable<T> {
  readonly reload: () => Promise<void>;
  /** Replaces the cached value, for example by the answer of a change. */
  readonly set: (value: Whole) => void;
}

/** Options of {@link useResource}. */
export interface ResourceOptions<Whole, T> {
  /** `false` sends no request. @default true */
  readonly isEnabled?: boolean;
  /** Selects the part of the answer that the component uses; it renders again only when that part changes. */
  readonly select?: (value: Whole) => T;
}

type Output<N extends OperationName> = CallOutput<Endpoint<N>>;

function idleResource<T>(): Resource<T> {
  const $idle = atom<Loadable<T>>({ status: 'idle', data: undefined, error: undefined });
  return Object.assign($idle, { reload: async () => {} }) as unknown as Resource<T>;
}

const fields = ['status', 'data', 'error'] as const;

/** Follows a resource for one component: the returned state stays the same object until a used field changes. */
function watch<Whole, T>($resource: Resource<Whole>, select: () => ResourceOptions<Whole, T>['select']) {
  const used = new Set<keyof Loadable<T>>();
  let source: Loadable<Whole> | undefined;
  let seenBy: ResourceOptions<Whole, T>['select'];
  let now: Loadable<T> = { status: 'idle', data: undefined, error: undefined };
  const expose = (): ResourceState<T, Whole> => ({
    get status() {
      used.add('status');
      return now.status;
    },
    get data() {
      used.add('data');
      return now.data;
    },
    get error() {
      used.add('error');
      return now.error;
    },
    reload: () => $resource.reload(),
    set: (value) => $resource.set(value),
  });
  let given = expose();
  return () => {
    const latest = $resource.get();
    const chosen = select();
    if (latest === source && chosen === seenBy) return given;
    [source, seenBy] = [latest, chosen];
    const { status, data, error } = latest;
    const part =
      data === undefined || !chosen ? (data as T | undefined) : shareStructure(now.data, chosen(data));
    const next: Loadable<T> = { status, data: part, error };
    const hasChanged = fields.some((field) => used.has(field) && !Object.is(now[field], next[field]));
    now = next;
    if (hasChanged) given = expose();
    return given;
  };
}

/**
 * Reads an endpoint through the SDK's cache: `useResource('getOrder', { params: { id } })`. Widgets with the same input
 * share one request, which is aborted when the last of them is removed.
 */
export function useResource<N extends OperationName, T = Output<N>>(
  name: N,
  input?: CallInput<Endpoint<N>>,
  options: ResourceOptions<Output<N>, T> = {},
): ResourceState<T, Output<N>> {
  const sdk = useSdk();
  const { isEnabled = true, select } = options;
  const latest = useRef(select);
  latest.current = select;
  const key = JSON.stringify(input ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the input
  const [subscribe, getState] = useMemo(() => {
    const $resource = isEnabled ? sdk.resource(name, input) : idleResource<Output<N>>();
    const state = watch<Output<N>, T>($resource, () => latest.current);
    return [(onChange: () => void) => $resource.listen(onChange), state] as const;
  }, [sdk, name, key, isEnabled]);
  return useSyncExternalStore(subscribe, getState, getState);
}
