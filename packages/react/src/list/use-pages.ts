import type { CallInput } from '@foyer/contract';
import type { ApiError, Endpoint, Loadable } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { useEffect, useMemo, useRef } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import type { ItemOf, ListName, PageOf } from './list-types.ts';
import { useIdentityKey } from './use-identity-key.ts';

type Query = Readonly<Record<string, unknown>>;

/** Some pages of a list, read through the SDK's cache. */
export interface Pages<Item> {
  /** Loaded pages; the previous ones while the first page is loading, so that the layout does not jump. */
  readonly shown: readonly PageOf<Item>[];
  /** Question (search, filters and order) that the shown pages answer. */
  readonly question: string;
  /** All requested pages are loaded. */
  readonly isFresh: boolean;
  /** The first pages are loaded and later ones are still missing. */
  readonly isGrowing: boolean;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
}

const none = atom<readonly Loadable<unknown>[]>([]);

/** Reads pages by their queries; widgets with the same query share a request. `question` is the common part of all queries. */
export function usePages<N extends ListName>(
  name: N,
  queries: readonly Query[],
  question: string,
): Pages<ItemOf<N>> {
  const sdk = useSdk();
  const key = JSON.stringify(queries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the queries
  const resources = useMemo(
    () => queries.map((query) => sdk.resource(name, { query } as unknown as CallInput<Endpoint<N>>)),
    [sdk, name, key],
  );
  const $states = useMemo(
    () =>
      resources.length === 0
        ? none
        : computed(resources as unknown as ReadableAtom<Loadable<unknown>>[], (...all) => all),
    [resources],
  );
  const states = useStore($states) as readonly Loadable<PageOf<ItemOf<N>>>[];
  const fresh = takeWhileThere(states);
  const error = states.find((state) => state.error !== undefined)?.error;
  const last = useLast(fresh, question, error !== undefined && fresh.length === 0);
  return {
    ...(fresh.length > 0 ? { shown: fresh, question } : last),
    isFresh: fresh.length === queries.length && queries.length > 0,
    isGrowing: fresh.length > 0 && fresh.length < queries.length,
    isLoading: states.some(({ status }) => status === 'loading' || status === 'idle'),
    error,
    reload: () => {
      for (const resource of resources) void resource.reload();
    },
  };
}

/** Returns the pages before the first missing one: a later page would leave a gap. */
function takeWhileThere<P>(states: readonly Loadable<P>[]): readonly P[] {
  const pages: P[] = [];
  for (const { data } of states) {
    if (data === undefined) break;
    pages.push(data);
  }
  return pages;
}

interface Last<P> {
  readonly identity: string;
  readonly shown: readonly P[];
  readonly question: string;
}

/** Returns the pages shown last, but none of another company or mode, however long the new ones take. */
function useLast<P>(shown: readonly P[], question: string, isGone: boolean): Omit<Last<P>, 'identity'> {
  const identity = useIdentityKey();
  const last = useRef<Last<P>>({ identity, shown: [], question });
  useEffect(() => {
    if (shown.length > 0 || isGone) last.current = { identity, shown, question };
  });
  return isGone || last.current.identity !== identity ? { shown: [], question } : last.current;
}
