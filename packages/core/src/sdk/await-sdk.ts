import { sdkRegistry } from './sdk-registry.ts';

type Listener = () => void;
const place = Symbol.for('foyer.sdk-awaited');
type Awaited = Map<string, unknown> & { [place]?: Map<string, Set<Listener>> };

/**
 * Calls back once the page has an SDK of this key, whichever copy of Foyer makes it: at once where there is one. For what stands on a
 * page without one, and so written that making an SDK has to know nothing of it.
 */
export function awaitSdk(key: string, listener: Listener): void {
  const all = sdkRegistry() as Awaited;
  if (all.has(key)) {
    listener();
    return;
  }
  if (!all[place]) {
    const waiting = new Map<string, Set<Listener>>();
    const { set } = all;
    all[place] = waiting;
    all.set = (made, sdk) => {
      set.call(all, made, sdk);
      const listeners = waiting.get(made);
      waiting.delete(made);
      // not before whoever makes it has it
      for (const each of listeners ?? []) queueMicrotask(each);
      return all;
    };
  }
  const waiting = all[place];
  waiting.set(key, (waiting.get(key) ?? new Set()).add(listener));
}
