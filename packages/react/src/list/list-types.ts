import type { CallInput, CallOutput, OperationName } from '@foyer/contract';
import type { Endpoint } from '@foyer/core';
import type { ListFilter } from './list-filter.ts';

/** One page of a list operation. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total?: number | undefined;
  readonly totalIsCapped?: boolean | undefined;
}

/** Operations that answer pages: `{ items, nextCursor }`. */
export type ListName = {
  [N in OperationName]: CallOutput<Endpoint<N>> extends PageOf<unknown> ? N : never;
}[OperationName];

/** One entry of a list operation. */
export type ItemOf<N extends ListName> = CallOutput<Endpoint<N>> extends PageOf<infer Item> ? Item : never;

/** What a list operation takes in its query. */
export type QueryOf<N extends ListName> =
  CallInput<Endpoint<N>> extends { query?: infer Q } ? NonNullable<Q> : never;

/** The orders a list can be in: `orderedAt:desc`. */
export type SortOf<N extends ListName> = QueryOf<N> extends { sort?: infer S } ? Extract<S, string> : never;

/** What a list can be sorted by: `orderedAt`. */
export type SortFieldOf<N extends ListName> = SortOf<N> extends `${infer F}:${string}` ? F : never;

/** What the kit sets itself; all else in a query narrows the list. */
type OwnToKit = 'limit' | 'cursor' | 'page' | 'search' | 'sort' | 'locale';

/** Filters a list may have, by the names of the contract's query; each gives values that the contract takes. */
export type FiltersOf<N extends ListName> = {
  readonly [K in Exclude<keyof QueryOf<N>, OwnToKit>]?: ListFilter<NonNullable<QueryOf<N>[K]>>;
};

/** The values of filters; undefined for one that does not narrow. */
export type FilterValues<F> = {
  readonly [K in keyof F]?: F[K] extends ListFilter<infer V> ? V | undefined : never;
};
