type Words = Record<string, string>;

/** The key of a list entry: its id, or the code of a country. */
const idOf = (value: unknown): unknown => {
  const { id, code } = (value ?? {}) as { id?: unknown; code?: unknown };
  return id ?? code;
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The same entry in the list of another language: the one with the same id, or without ids the one at the same index. */
function twinOf(entry: unknown, index: number, others: readonly unknown[]): unknown {
  const id = idOf(entry);
  return id === undefined ? others[index] : others.find((other) => idOf(other) === id);
}

/** Texts of an answer in another language by their German text, where both differ; addresses and dates are excluded. */
export function wordsOf(german: unknown, other: unknown, found: Words = {}): Words {
  if (typeof german === 'string' && typeof other === 'string') {
    const isWord = german !== other && !/^(https?:\/|\/)|^\d{4}-\d\d/.test(german);
    if (isWord) found[german] ??= other;
  } else if (Array.isArray(german) && Array.isArray(other)) {
    german.forEach((entry, index) => {
      wordsOf(entry, twinOf(entry, index, other), found);
    });
  } else if (isObject(german) && isObject(other)) {
    for (const [key, value] of Object.entries(german)) wordsOf(value, other[key], found);
  }
  return found;
}
