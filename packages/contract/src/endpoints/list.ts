import * as v from 'valibot';
import { maxOffset } from './max-offset.ts';

export { maxOffset } from './max-offset.ts';

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.decimal('numbers_only'), v.transform(Number))], 'numbers_only'),
    v.integer('integers_only'),
    v.minValue(least, 'min_value'),
    v.maxValue(most, 'max_value'),
  );

const limit = v.optional(wholeNumber(1, 100), 25);

/** Search text as a query value, at most 100 characters. */
export const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'max_length')));

/** Query of a call that returns translated content and takes nothing else. */
export const localeQuery = v.strictObject({
  locale: v.optional(v.pipe(v.string(), v.maxLength(20, 'max_length'))),
});

/** A query value that may be given once or several times: `status=open&status=paid`. */
export const many = <S extends v.GenericSchema<string>>(schema: S) =>
  v.optional(
    v.union([
      v.array(schema),
      v.pipe(
        schema,
        v.transform((value) => [value]),
      ),
    ]),
  );

/** A boolean as a query value. */
export const flag = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  ]),
);

/** Entries of {@link listQuery} that every list has. */
interface PagingEntries<S extends readonly [string, ...string[]]> {
  readonly limit: typeof limit;
  readonly cursor: v.OptionalSchema<v.GenericSchema<string>, undefined>;
  readonly page: v.OptionalSchema<ReturnType<typeof wholeNumber>, undefined>;
  readonly search: v.OptionalSchema<v.GenericSchema<string>, undefined>;
  readonly sort: v.OptionalSchema<v.GenericSchema<`${S[number]}:${'asc' | 'desc'}`>, undefined>;
  readonly locale: v.OptionalSchema<v.GenericSchema<string>, undefined>;
}
type QueryObject<S extends readonly [string, ...string[]], F extends v.ObjectEntries> = v.StrictObjectSchema<
  PagingEntries<S> & F,
  undefined
>;
/** Schema that {@link listQuery} returns. */
export type ListQuerySchema<
  S extends readonly [string, ...string[]],
  F extends v.ObjectEntries,
> = v.GenericSchema<v.InferInput<QueryObject<S, F>>, v.InferOutput<QueryObject<S, F>>>;

/**
 * Returns the query that every list takes: `limit` (1 to 100, default 25), `cursor` from the previous page, or `page` with the number of a
 * page to jump to (with at most {@link maxOffset} entries before it), `search`, `sort` as `field:asc` or `field:desc`, `locale` for
 * translated content, and the list's own filters.
 */
export const listQuery = <const S extends readonly [string, ...string[]], F extends v.ObjectEntries>(
  sortFields: S,
  filters: F,
): ListQuerySchema<S, F> => {
  const sorts = sortFields.flatMap((field) => [
    `${field}:asc`,
    `${field}:desc`,
  ]) as `${S[number]}:${'asc' | 'desc'}`[];
  const query = v.strictObject({
    limit,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(2000, 'max_length'))),
    page: v.optional(wholeNumber(1, maxOffset + 1)),
    search,
    sort: v.optional(v.picklist(sorts, 'invalid_choice')),
    locale: v.optional(v.pipe(v.string(), v.maxLength(20, 'max_length'))),
    ...filters,
  });
  type Paging = { readonly page?: number; readonly cursor?: string; readonly limit: number };
  const checked = v.pipe(
    query,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const paging = dataset.value as Paging;
      const { page, cursor, limit: size } = paging;
      if (page === undefined) return;
      const refuse = (message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: paging, key: 'page', value: page }],
        });
      if (cursor !== undefined) refuse('unknown_field');
      else if ((page - 1) * size > maxOffset) refuse('max_value');
    }),
  );
  // Cast to the named type: a consumer's compiler cannot follow the inferred type of the declaration.
  return checked as unknown as ListQuerySchema<S, F>;
};

/** One page of a list. `nextCursor` is null on the last page; `total` is left out where counting would be slow. */
export const page = <S extends v.GenericSchema>(item: S) =>
  v.strictObject({
    items: v.array(item),
    nextCursor: v.nullable(v.string()),
    total: v.optional(v.pipe(v.number(), v.integer())),
    /** Whether `total` is a lower bound because counting stopped there. */
    totalIsCapped: v.optional(v.boolean()),
  });

/** A short list that is never paged. */
export const items = <S extends v.GenericSchema>(item: S) => v.strictObject({ items: v.array(item) });
