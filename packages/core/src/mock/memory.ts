import type { OperationName } from '@foyer/contract/routes';
import type { MockScenario } from './mock-scenario.ts';
import { type Entry, movedBy, type Story, todaysStory } from './story.ts';

/** Data of the mock for the life of the page: responses of reads, changed by effects. */
export interface Memory {
  readonly story: Story;
  /** Returns the response of a read without an id; lists are complete. */
  get(name: OperationName): unknown;
  set(name: OperationName, value: unknown): void;
  /** Returns the response of a read with these ids; undefined where there is none. */
  about(name: OperationName, ids: string): unknown;
  setAbout(name: OperationName, ids: string, value: unknown): void;
  /** Returns every stored read with its response. */
  reads(): readonly (readonly [OperationName, unknown])[];
  /** Returns an entry of any list. */
  row(id: string): Entry | undefined;
  /** Returns an id and number that is not in use. */
  next(): number;
}

/** Number of copies of each entry in a long list; each copy is older. */
const copies = { data: 1, many: 24 } as const;
const daysApart = 9;

/** Whether an operation changes nothing, by its name. */
export const isReadName = (name: string): boolean => /^(list|get)/.test(name);
export const idOf = (row: Entry): string => String(row.id ?? row.userId ?? '');
export const isPaged = (value: unknown): value is Entry & { readonly items: readonly Entry[] } =>
  Array.isArray((value as { items?: unknown } | null)?.items) && 'nextCursor' in (value as object);

/** Returns the `k`th copy of an entry: older, with a different id and number. */
function copyOf(row: Entry, k: number, isRow = true): Entry {
  if (k === 0) return row;
  const own: Record<string, unknown> = {};
  for (const key of ['id', 'userId']) if (key in row) own[key] = `${row[key]}~${k}`;
  const { number } = row;
  if (typeof number === 'string' && isRow)
    own.number = number.replace(/\d+$/, (digits) =>
      String(Number(digits) + 1_000_000 - k * 97).slice(-digits.length),
    );
  return { ...movedBy(row, -k * daysApart), ...own };
}

/** Returns the initial value: in `many`, paged lists are long; in `empty`, lists are empty. */
function initialValue(value: unknown, scenario: MockScenario | 'data'): unknown {
  if (scenario === 'many' && isPaged(value) && value.items.length > 2) {
    const items = Array.from({ length: copies.many }, (_, k) =>
      value.items.map((row) => copyOf(row, k)),
    ).flat();
    return { ...value, items, ...('total' in value && { total: items.length }) };
  }
  return scenario === 'empty' ? emptied(value) : value;
}

/** Returns the value of a field in `empty`: no entries, counts of 0, nothing left to do. */
const emptyField = (key: string, part: unknown): unknown => {
  if (key === 'isFinished') return true;
  return key === 'total' || key.endsWith('Count') ? 0 : emptied(part);
};

/** Returns a value with all its lists empty. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptyField(key, part)]));
}

/** Reads that every signed-in user has: never empty, and answered in every scenario. */
export const always: ReadonlySet<OperationName> = new Set([
  'getUserInfo',
  'getEnvironment',
  'listLocales',
  'getTranslations',
  'listCountries',
]);

export function createMemory(scenario: MockScenario | 'data'): Memory {
  const story = todaysStory();
  const plain = new Map<OperationName, unknown>();
  const byIds = new Map<string, unknown>();
  let count = 0;
  for (const [key, { answer, byId, from }] of Object.entries(story.answers)) {
    const name = key as OperationName;
    if (!isReadName(name)) continue;
    if (!from) plain.set(name, always.has(name) ? answer : initialValue(answer, scenario));
    for (const [id, about] of Object.entries(byId ?? {})) byIds.set(`${name}/${id}`, about);
  }
  const memory: Memory = {
    story,
    get: (name) => plain.get(name),
    set: (name, value) => void plain.set(name, value),
    about(name, ids) {
      const stored = byIds.get(`${name}/${ids}`);
      if (stored !== undefined) return stored;
      if (scenario === 'empty') return undefined;
      const [base = '', k] = ids.split('~');
      if (k !== undefined) {
        const first = memory.about(name, base) as Entry | undefined;
        return first && { ...copyOf(first, Number(k), !('items' in first)), ...memory.row(ids) };
      }
      return derived(name, memory.row(ids));
    },
    setAbout: (name, ids, value) => void byIds.set(`${name}/${ids}`, value),
    reads: () => [
      ...plain,
      ...[...byIds].map(([key, value]) => [key.split('/')[0] as OperationName, value] as const),
    ],
    row: (id) => {
      for (const value of plain.values()) {
        const lists = Array.isArray(value) ? [] : Object.values((value ?? {}) as Entry).filter(Array.isArray);
        const found = lists.flat().find((row: Entry) => idOf(row ?? {}) === id);
        if (found) return found as Entry;
      }
      return undefined;
    },
    next: () => ++count,
  };
  /**
   * Returns a response for an entry without a recorded one: the response for another entry, with the fields of its own row. A list about it
   * is empty.
   */
  function derived(name: OperationName, row: Entry | undefined): unknown {
    const { byId, answer } = story.answers[name];
    const example = Object.values(byId ?? {})[0] ?? answer;
    if (row === undefined || example === undefined) return name === 'getInvitation' ? answer : undefined;
    if (Array.isArray((example as Entry).items) && name.startsWith('list'))
      return { ...(example as Entry), items: [] };
    return { ...(example as Entry), ...row };
  }
  return memory;
}
