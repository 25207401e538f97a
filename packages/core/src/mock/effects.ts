import type { RequestedCall } from '@foyer/contract/requested-call';
import type { EffectName, OperationName } from '@foyer/contract/routes';
import { stales } from '@foyer/contract/stales';
import { idOf, isPaged, type Memory } from './memory.ts';
import type { Entry } from './story.ts';

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const staleAfter = (name: OperationName): readonly OperationName[] => stales[name as EffectName] ?? [];

/** Returns the parts of `given` for which the entry has a field. */
const pickKnownFields = (entry: Entry, given: Entry): Entry =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => key in entry && value !== undefined));

/** Changes every array within a value. */
function inArrays(value: unknown, change: (rows: readonly unknown[]) => readonly unknown[]): unknown {
  if (Array.isArray(value)) return change(value).map((one) => inArrays(one, change));
  if (!isEntry(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inArrays(one, change)]));
}

/** Fields of an example's response that the call changes, used where the call itself does not name the change. */
const outcomes = ['status', 'allowedActions', 'remindedAt', 'hasSecondFactor', 'noticeRequested'] as const;

/** Returns the entry after a change: with the fields that were sent, otherwise with the result in the example. */
function changed(entry: Entry, body: Entry, example: Entry): Entry {
  const ownFields = pickKnownFields(entry, body);
  const hasChanges = Object.keys(ownFields).some((key) => key !== 'id' && key !== 'version');
  const outcome = Object.fromEntries(
    outcomes.flatMap((key) => (key in example ? [[key, example[key]]] : [])),
  );
  const version = typeof entry.version === 'number' ? { version: entry.version + 1 } : {};
  return {
    ...entry,
    ...(hasChanges ? ownFields : pickKnownFields(entry, outcome)),
    id: entry.id,
    ...version,
  };
}

/** Returns a new entry: the example with the fields that were sent, a new id and number, and the current time. */
function created(example: Entry, body: Entry, count: number): Entry {
  const now = new Date().toISOString();
  const times = [
    'createdAt',
    'updatedAt',
    'submittedAt',
    'requestedAt',
    'orderedAt',
    'invitedAt',
    'uploadedAt',
  ];
  const dated = Object.fromEntries(times.flatMap((key) => (key in example ? [[key, now]] : [])));
  const key = 'userId' in example ? 'userId' : 'id';
  const number =
    typeof example.number === 'string'
      ? {
          number: example.number.replace(/\d+$/, (digits) => String(900_000 + count).slice(-digits.length)),
        }
      : {};
  return { ...example, ...pickKnownFields(example, body), ...dated, ...number, [key]: `mock-${count}` };
}

/** Returns an entry in the form of a list's rows; null where it is of another kind. */
function asRow(entry: Entry, sampleRow: unknown): Entry | null {
  if (!isEntry(sampleRow)) return null;
  const keys = Object.keys(sampleRow);
  const shared = keys.filter((key) => key in entry);
  if (shared.length < keys.length * 0.6) return null;
  return { ...sampleRow, ...Object.fromEntries(shared.map((key) => [key, entry[key]])) };
}

/** Inserts a new entry at the top of every list of its kind that the call invalidates. */
function insert(memory: Memory, call: RequestedCall, entry: Entry): void {
  const about = Object.values(call.params).join('/');
  for (const read of staleAfter(call.name)) {
    const list = memory.get(read);
    const response = list ?? memory.about(read, about);
    if (!isEntry(response)) continue;
    const next: Record<string, unknown> = { ...response };
    for (const [key, rows] of Object.entries(response)) {
      if (!Array.isArray(rows)) continue;
      const sampleRow = rows[0] ?? recordedRow(memory, read, key);
      const row = asRow(entry, sampleRow);
      if (row) next[key] = about ? [...rows, row] : [row, ...rows];
    }
    if (isPaged(response) && 'total' in response) next.total = (next.items as unknown[]).length;
    if (list) memory.set(read, next);
    else memory.setAbout(read, about, next);
  }
}

/** Returns a recorded entry of a list that is empty at the moment. */
function recordedRow({ story }: Memory, read: OperationName, key: string): unknown {
  const { answer, byId } = story.answers[read];
  return [answer, ...Object.values(byId ?? {})]
    .flatMap((one) => (isEntry(one) && Array.isArray(one[key]) ? (one[key] as unknown[]) : []))
    .at(0);
}

/** Stores the detail of a new entry, for the reads whose ids come from the lists that contain it. */
function keepDetails(memory: Memory, call: RequestedCall, entry: Entry): void {
  const lists = staleAfter(call.name);
  for (const [key, { from }] of Object.entries(memory.story.answers)) {
    const isDetail = key.startsWith('get') && from && lists.includes(from as OperationName);
    if (isDetail) memory.setAbout(key as OperationName, idOf(entry), { ...entry });
  }
}

/** Replaces every stored value with the same id. */
function replace(memory: Memory, entry: Entry): void {
  const id = idOf(entry);
  const swap = (rows: readonly unknown[]) =>
    rows.map((row) => (isEntry(row) && idOf(row) === id ? { ...row, ...pickKnownFields(row, entry) } : row));
  for (const [name, value] of memory.reads()) {
    if (isEntry(value) && idOf(value) === id)
      memory.setAbout(name, id, { ...value, ...pickKnownFields(value, entry) });
    else if (memory.get(name) === value) memory.set(name, inArrays(value, swap));
  }
}

function remove(memory: Memory, call: RequestedCall, id: string): void {
  const without = (rows: readonly unknown[]) => rows.filter((row) => !isEntry(row) || idOf(row) !== id);
  for (const read of staleAfter(call.name)) {
    const value = memory.get(read);
    if (value !== undefined) memory.set(read, inArrays(value, without));
  }
}

/** Changes an object of which there is only one (a profile, choices) to the values that were sent. */
function amend(memory: Memory, { name, body }: RequestedCall): unknown {
  const given = (isEntry(body) ? body : {}) as Entry;
  let answer: unknown;
  for (const read of staleAfter(name)) {
    const value = memory.get(read);
    if (!isEntry(value)) continue;
    const { kind } = given;
    const ofKind = (rows: readonly unknown[]) =>
      rows.map((row) =>
        isEntry(row) && row.kind === kind ? { ...row, ...pickKnownFields(row, given) } : row,
      );
    const inUser = isEntry(value.user)
      ? { user: { ...value.user, ...pickKnownFields(value.user, given) } }
      : {};
    const next = kind ? inArrays(value, ofKind) : { ...value, ...pickKnownFields(value, given), ...inUser };
    memory.set(read, next);
    if (read !== 'getUserInfo') answer ??= next;
  }
  return answer;
}

/** Returns the current entry that a call changes. */
function target(memory: Memory, { params, body }: RequestedCall): Entry | undefined {
  const ids = [
    ...Object.values(params).reverse(),
    isEntry(body) ? body.id : undefined,
    isEntry(body) ? body.quotationId : undefined,
  ];
  for (const id of ids) {
    if (typeof id !== 'string') continue;
    const own = memory
      .reads()
      .find(([name, value]) => name.startsWith('get') && isEntry(value) && idOf(value) === id);
    const found = (own?.[1] as Entry | undefined) ?? memory.row(id);
    if (found) return found;
  }
  return undefined;
}

/** Whether there is only one object of the kind, such as the user's own profile: its read has no field that the example lacks. */
const isOnlyOne = (memory: Memory, { name }: RequestedCall, example: Entry): boolean =>
  staleAfter(name).some((read) => {
    const response = memory.get(read);
    return (
      isEntry(response) && !('items' in response) && Object.keys(response).every((key) => key in example)
    );
  });

/** Whether a call creates a part of the entry that it names: a comment, a file. */
const isAboutPart = (example: Entry, entry: Entry): boolean => asRow(example, entry) === null;

/**
 * Applies an effect and returns its response, as far as the contract defines them: by its example, the fields that were sent, and the reads
 * it invalidates. A new object appears in its lists and has a detail; a change is visible everywhere; a deleted object is gone.
 */
export function applyEffect(memory: Memory, call: RequestedCall, made: Entry = {}): unknown {
  const { answer: example } = memory.story.answers[call.name];
  const body = { ...(isEntry(call.body) ? call.body : {}), ...made };
  const entry = target(memory, call);
  const [id] = Object.values(call.params).reverse();
  if (/^(remove|end|cancel)/.test(call.name) && id) remove(memory, call, id);
  if (!isEntry(example)) {
    amend(memory, call);
    return example;
  }
  if (entry && !isAboutPart(example, entry)) {
    const next = changed(entry, body, example);
    replace(memory, next);
    return next;
  }
  if (idOf(example) === '' || isOnlyOne(memory, call, example)) {
    if (entry) replace(memory, { ...entry, ...pickKnownFields(entry, example) });
    return amend(memory, call) ?? example;
  }
  const next = created(example, body, memory.next());
  insert(memory, call, next);
  keepDetails(memory, call, next);
  return next;
}
