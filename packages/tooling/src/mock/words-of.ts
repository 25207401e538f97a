type Words = Record<string, string>;

/** What names an entry of a list; a country has a code. */
const idOf = (value: unknown): unknown => {
  const { id, code } = (value ?? {}) as { id?: unknown; code?: unknown };
  return id ?? code;
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The entry of a list in another language: the one with the same id, else the one in the same place. */
function twinOf(entry: unknown, index: number, others: readonly unknown[]): unknown {
  const id = idOf(entry);
  return id === undefined ? others[index] : others.find((other) => idOf(other) === id);
}

/** What is said otherwise in another language's answer, by what German says; an address is no word. */
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
