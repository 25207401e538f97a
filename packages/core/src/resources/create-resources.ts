import type { OperationName } from '@foyer/contract/routes';
import type { AnyCall } from '../api/create-call.ts';
import { isPublic } from '../api/public-operations.ts';
import type { SendInput } from '../api/send.ts';
import { createResource, type ResourceEntry } from './create-resource.ts';
import { createOutageWatch } from './outage-watch.ts';
import type { Resource } from './resource.ts';

/** Maximum number of reads that are kept without being mounted. */
const MAX_KEPT = 100;

/** All cached reads of an SDK by operation and input. Mounted reads are fetched again when the page gets the focus back after a pause. */
export interface Resources {
  get(name: OperationName, input?: SendInput): Resource<unknown>;
  /**
   * Invalidates reads at once. Mounted ones are fetched again a turn later, so that a caller who sets the response of its change saves the
   * request. With an id, only reads about this object are invalidated.
   */
  invalidate(names: readonly OperationName[], id?: string): void;
  /** Clears the values of the previous person or company. */
  reset(): void;
  close(): void;
}

interface Kept {
  readonly name: OperationName;
  /** Id of the object, where the path of the read has one. */
  readonly id: unknown;
  readonly entry: ResourceEntry;
}

/** Creates the cached reads. `onNew` is called with each new read. */
export function createResources(
  call: AnyCall,
  isSignedIn: () => boolean,
  onNew: (name: OperationName, resource: Resource<unknown>) => void,
): Resources {
  const entries = new Map<string, Kept>();
  const outage = createOutageWatch(() => each((entry) => entry.retryQuietly()));

  function get(name: OperationName, input: SendInput = {}): Resource<unknown> {
    const key = `${name} ${stableText(input)}`;
    const cached = entries.get(key);
    if (cached) {
      entries.delete(key);
      entries.set(key, cached);
      return cached.entry.resource;
    }
    const fetchValue = (signal: AbortSignal) => outage.watch(call(name, { ...input, signal }));
    const isAllowed = () => isPublic(name) || isSignedIn();
    const entry = createResource(fetchValue, isAllowed);
    onNew(name, entry.resource);
    entries.set(key, { name, id: input.params?.id, entry });
    trim();
    return entry.resource;
  }
  /** Removes the oldest first; the newest read is not mounted yet and therefore spared. */
  function trim() {
    let tooMany = entries.size - MAX_KEPT;
    for (const [key, { entry }] of entries) {
      if (tooMany <= 0) return;
      if (entry.isMounted()) continue;
      entries.delete(key);
      tooMany -= 1;
    }
  }
  const each = (action: (entry: ResourceEntry, kept: Kept) => void) =>
    [...entries.values()].forEach((kept) => void action(kept.entry, kept));
  function invalidate(names: readonly OperationName[], about?: string) {
    if (names.length === 0) return;
    const matches = ({ name, id }: Kept) => names.includes(name) && (!about || !id || id === about);
    each((entry, kept) => matches(kept) && entry.makeStale());
    setTimeout(() => each((entry, kept) => matches(kept) && entry.refresh()));
  }
  const onOnline = () => each((entry) => entry.retry());
  const onReturn = () => {
    if (document.visibilityState === 'visible') each((entry, { name }) => !isPublic(name) && entry.renew());
  };
  const stopFollowing = followPage(onOnline, onReturn);
  return {
    get,
    invalidate,
    reset: () => each((entry, { name }) => !isPublic(name) && entry.reset()),
    close: () => {
      outage.end();
      stopFollowing();
    },
  };
}

/** Calls back when the browser is online again, and when the page gets the focus or becomes visible. Returns a function that stops this. */
function followPage(onOnline: () => void, onReturn: () => void): () => void {
  const { window, document } = globalThis;
  window?.addEventListener('online', onOnline);
  window?.addEventListener('focus', onReturn);
  document?.addEventListener('visibilitychange', onReturn);
  return () => {
    window?.removeEventListener('online', onOnline);
    window?.removeEventListener('focus', onReturn);
    document?.removeEventListener('visibilitychange', onReturn);
  };
}

/** Returns JSON with sorted keys and without undefined values, so that equal inputs have equal texts. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
