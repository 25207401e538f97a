/**
 * A filter of a list: what it takes and how it stands in an address. `read` answers undefined for what it does not know,
 * since anybody can write an address.
 */
export interface ListFilter<V> {
  read(texts: readonly string[]): V | undefined;
  write(value: V): readonly string[];
}

/** One of some values: `oneOf(orderStates)`. */
export const oneOf = <const V extends string>(values: readonly V[]): ListFilter<V> => ({
  read: ([text]) => values.find((value) => value === text),
  write: (value) => [value],
});

const ids = /^[A-Za-z0-9_-]{1,64}$/;

/** The id of something. */
export const anId: ListFilter<string> = {
  read: ([text = '']) => (ids.test(text) ? text : undefined),
  write: (value) => [value],
};

/** Ids of several things. */
export const someIds: ListFilter<string[]> = {
  read: (texts) => {
    const known = texts.filter((text) => ids.test(text));
    return known.length > 0 ? known : undefined;
  },
  write: (values) => values,
};

const days = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A calendar day, `2026-11-21`. */
export const aDay: ListFilter<string> = {
  read: ([text = '']) => (days.test(text) ? text : undefined),
  write: (value) => [value],
};

/** Either on or not a filter at all. */
export const onlyIf: ListFilter<true> = {
  read: ([text]) => (text === 'true' ? true : undefined),
  write: (value) => [String(value)],
};
