import { newIdempotencyKey, type PageQuery } from '@foyer/core';
import { historyState } from './history-state.ts';

/** Property of a history entry's state that names the record opened in place of a list, and the list that opened it. */
const KEY = 'foyerOpened';
interface Mark {
  readonly ownerId: string;
  readonly id: string;
}

/** The record that is opened in place of a list, as an entry of the browser's history. */
export interface OpenedHistory {
  /** The id that the address or the history entry names; null where no record is open. */
  read(): string | null;
  open(id: string): void;
  close(): void;
  /** Calls the listener on Back and Forward; returns a function that ends this. */
  listen(listener: (id: string | null) => void): () => void;
}

/**
 * Creates the history of records opened from a list. Opening a record from the list is one step of the history; going from one record to
 * the next replaces that step. The page's own state is kept, so that its router takes the step for the page it is on. With a `name` the
 * address says which record is open, as `<name>.open`, so that it can be linked and survives a reload.
 *
 * @param start - record that is open from the start, without a step of its own
 */
export function createOpenedHistory(
  { read: readQuery, write: writeQuery }: PageQuery,
  name: string | undefined,
  start: string | null,
): OpenedHistory {
  const ownerId = newIdempotencyKey();
  const param = `${name}.open`;
  let base = start;
  /** True while `history.back()` is pending; a record opened meanwhile waits for it. */
  let isLeaving = false;
  let next: string | null = null;

  const mark = (): Mark | null => {
    const found = (historyState() as { readonly [KEY]?: Mark })[KEY];
    return found?.ownerId === ownerId ? found : null;
  };
  function write(id: string | null, step: 'push' | 'replace') {
    if (name === undefined) history[`${step}State`](history.state, '');
    else {
      const query = readQuery();
      if (id === null) query.delete(param);
      else query.set(param, id);
      writeQuery(query, step);
    }
    history.replaceState({ ...historyState(), [KEY]: id === null ? undefined : { ownerId, id } }, '');
  }
  function read(): string | null {
    if (name !== undefined) return readQuery().get(param) || base;
    return mark()?.id ?? base;
  }
  function open(id: string) {
    if (isLeaving) next = id;
    else write(id, mark() ? 'replace' : 'push');
  }
  return {
    read,
    open,
    close() {
      base = null;
      if (mark()) {
        isLeaving = true;
        history.back();
      } else if (name !== undefined && readQuery().has(param)) write(null, 'replace');
    },
    listen(listener) {
      const follow = () => {
        isLeaving = false;
        if (next !== null) open(next);
        next = null;
        listener(read());
      };
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    },
  };
}
