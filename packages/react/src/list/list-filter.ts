/**
 * Converts the value of a list's filter to and from an address. `read` returns undefined for unknown values, since addresses are
 * untrusted input.
 */
export interface ListFilter<V> {
  read(texts: readonly string[]): V | undefined;
  write(value: V): readonly string[];
}

/** Filter by one of the given values: `oneOf(orderStates)`. */
export const oneOf = <const V extends string>(values: readonly V[]): ListFilter<V> => ({
  read: ([text]) => values.find((value) => value === text),
  write: (value) => [value],
});

const ids = /^[A-Za-z0-9_-]{1,64}$/;

/** Filter by one id. */
export const anId: ListFilter<string> = {
  read: ([text = '']) => (ids.test(text) ? text : undefined),
  write: (value) => [value],
};

/** Filter by several ids. */
export const someIds: ListFilter<string[]> = {
  read: (texts) => {
    const known = texts.filter((text) => ids.test(text));
    return known.length > 0 ? known : undefined;
  },
  write: (values) => values,
};

const days = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Filter by a calendar day, `2026-11-21`. */
export const aDay: ListFilter<string> = {
  read: ([text = '']) => (days.test(text) ? text : undefined),
  write: (value) => [value],
};

/** Filter that is either on or absent. */
export const onlyIf: ListFilter<true> = {
  read: ([text]) => (text === 'true' ? true : undefined),
  write: (value) => [String(value)],
};
