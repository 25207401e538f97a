import type { CallInput, OperationName } from '@foyer/contract';
import type { Endpoint, NamedRead } from '@foyer/core';

/** Operations that record who has read something; a prefetch must not do that. */
type Noticed = 'listNews' | 'getTicket';
/** Reads that may be prefetched: they change nothing, and record no reader. */
export type FirstReadName = Exclude<Extract<OperationName, `list${string}` | `get${string}`>, Noticed>;
type ListName = Extract<FirstReadName, `list${string}`>;

/** A read that a screen begins with. */
export interface FirstRead extends NamedRead {
  readonly operation: FirstReadName;
  /** Number of first items whose pictures are visible at once and may be preloaded. @default 0 */
  readonly pictures?: number;
}

/** Values that a read may depend on. */
export interface ReadPlace {
  /** Id in the path; empty if there is none. */
  readonly id: string;
  readonly locale: string;
}

/** Creates a first read of a screen; its input must equal that of the widget's call, in the same order. */
export const read = <N extends FirstReadName>(
  operation: N,
  input: CallInput<Endpoint<N>>,
  { pictures }: Pick<FirstRead, 'pictures'> = {},
): FirstRead => ({ operation, input: input as NamedRead['input'], ...(pictures && { pictures }) });

type SortOf<N extends ListName> =
  CallInput<Endpoint<N>> extends { readonly query?: infer Query }
    ? NonNullable<Query> extends { readonly sort?: infer Sort }
      ? NonNullable<Sort>
      : never
    : never;

/** Creates the read of a list's first page without filters. `limit` is the list's own page size. */
export const firstPage = <N extends ListName>(
  operation: N,
  sort: SortOf<N>,
  { locale }: ReadPlace,
  { limit = 25, pictures }: Pick<FirstRead, 'pictures'> & { readonly limit?: number } = {},
): FirstRead => ({ operation, input: { query: { limit, locale, sort } }, ...(pictures && { pictures }) });
