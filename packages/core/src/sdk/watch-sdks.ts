import type { FoyerSdk } from './sdk.ts';
import { sdkRegistry } from './sdk-registry.ts';

type Listener = (sdk: FoyerSdk, key: string) => void;
const place = Symbol.for('foyer.sdk-listeners');
type Watched = Map<string, FoyerSdk> & { [place]?: Set<Listener> };

/**
 * Calls back with each shared SDK of the page: with the existing ones at once, and with each that any copy of Foyer creates later, in a
 * microtask after it is registered. The map itself reports them, so that copies of other versions need no code for it. Returns the
 * function that ends it.
 */
export function watchSdks(listener: Listener): () => void {
  const all = sdkRegistry() as Watched;
  all[place] ??= reportAdded(all);
  const listeners = all[place];
  listeners.add(listener);
  for (const [key, sdk] of all) listener(sdk, key);
  return () => listeners.delete(listener);
}

function reportAdded(all: Watched): Set<Listener> {
  const listeners = new Set<Listener>();
  const { set } = all;
  all.set = (key, sdk) => {
    set.call(all, key, sdk);
    queueMicrotask(() => {
      for (const each of [...listeners]) each(sdk, key);
    });
    return all;
  };
  return listeners;
}
