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

/** Names of the operations that answer pages: `{ items, nextCursor }`. */
export type ListName = {
  [N in OperationName]: CallOutput<Endpoint<N>> extends PageOf<unknown> ? N : never;
}[OperationName];

/** One entry of a list operation. */
export type ItemOf<N extends ListName> = CallOutput<Endpoint<N>> extends PageOf<infer Item> ? Item : never;

/** Query of a list operation. */
export type QueryOf<N extends ListName> =
  CallInput<Endpoint<N>> extends { query?: infer Q } ? NonNullable<Q> : never;

/** Orders that a list can be sorted in: `orderedAt:desc`. */
export type SortOf<N extends ListName> = QueryOf<N> extends { sort?: infer S } ? Extract<S, string> : never;

/** Fields that a list can be sorted by: `orderedAt`. */
export type SortFieldOf<N extends ListName> = SortOf<N> extends `${infer F}:${string}` ? F : never;

/** Query parameters that the kit sets itself; all others are filters. */
type OwnToKit = 'limit' | 'cursor' | 'page' | 'search' | 'sort' | 'locale';

/** Filters that a list may have, by the names of the contract's query; their values are those of the contract. */
export type FiltersOf<N extends ListName> = {
  readonly [K in Exclude<keyof QueryOf<N>, OwnToKit>]?: ListFilter<NonNullable<QueryOf<N>[K]>>;
};

/** Values of filters; undefined for an inactive filter. */
export type FilterValues<F> = {
  readonly [K in keyof F]?: F[K] extends ListFilter<infer V> ? V | undefined : never;
};
