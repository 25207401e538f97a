import { newIdempotencyKey, type PageQuery } from '@foyer/core';

/** Under which an entry of the page's history says what is opened in the place of a list, and by which list. */
const KEY = 'foyerOpened';
interface Mark {
  readonly by: string;
  readonly id: string;
}

/** The record that is opened in place of a list, as an entry of the browser's history. */
export interface OpenedHistory {
  /** The id that the address or the history entry names; null where no record is open. */
  read(): string | null;
  open(id: string): void;
  close(): void;
  /** Hears of Back and Forward; returns what ends that. */
  listen(listener: (id: string | null) => void): () => void;
}

const ownState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/**
 * Each entry that is opened from the list is a step to go back from; from one opened entry to the next the step is the same. The page's own
 * state stays, so that its router takes the step for the page it is on. With a `name` the address says what is open, as `<name>.open`,
 * so that it can be linked and is there after a reload.
 *
 * @param start - what is open from the start, without a step of its own
 */
export function createOpenedHistory(
  { read: readQuery, write: writeQuery }: PageQuery,
  name: string | undefined,
  start: string | null,
): OpenedHistory {
  const by = newIdempotencyKey();
  const param = `${name}.open`;
  let base = start;
  /** A way back is under way: what is opened meanwhile waits for it. */
  let isLeaving = false;
  let next: string | null = null;

  const mark = (): Mark | null => {
    const found = (ownState() as { readonly [KEY]?: Mark })[KEY];
    return found?.by === by ? found : null;
  };
  function write(id: string | null, step: 'push' | 'replace') {
    if (name === undefined) history[`${step}State`](history.state, '');
    else {
      const query = readQuery();
      if (id === null) query.delete(param);
      else query.set(param, id);
      writeQuery(query, step);
    }
    history.replaceState({ ...ownState(), [KEY]: id === null ? undefined : { by, id } }, '');
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
