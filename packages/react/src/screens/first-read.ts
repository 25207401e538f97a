import type { CallInput, OperationName } from '@foyer/contract';
import type { Endpoint, NamedRead } from '@foyer/core';

/** Operations that notice who has read something: nobody has who only points at it. */
type Noticed = 'listNews' | 'getTicket';
/** A read of the API that may be asked before its screen is there: it changes nothing, and nobody counts as having read it. */
export type FirstReadName = Exclude<Extract<OperationName, `list${string}` | `get${string}`>, Noticed>;
type ListName = Extract<FirstReadName, `list${string}`>;

/** A read that a screen begins with. */
export interface FirstRead extends NamedRead {
  readonly operation: FirstReadName;
  /** Of so many of its first items the picture is seen at once, and may be loaded with them. @default 0 */
  readonly pictures?: number;
}

/** The values that a read may depend on. */
export interface ReadPlace {
  /** The screen's own id; empty where it has none. */
  readonly id: string;
  readonly locale: string;
}

/** A read that a screen begins with, with the input that its widget gives to the same call, in the same order. */
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

/** The first page of a list that nobody has narrowed yet. `limit` is the list's own number of entries. */
export const firstPage = <N extends ListName>(
  operation: N,
  sort: SortOf<N>,
  { locale }: ReadPlace,
  { limit = 25, pictures }: Pick<FirstRead, 'pictures'> & { readonly limit?: number } = {},
): FirstRead => ({ operation, input: { query: { limit, locale, sort } }, ...(pictures && { pictures }) });
