import type { FoyerSdk } from './sdk.ts';

/** The only state outside an SDK: all bundles of a page find the same map and the same listeners under these symbols. */
const registry = Symbol.for('foyer.sdk');
const listening = Symbol.for('foyer.sdk-listeners');
type Listener = (sdk: FoyerSdk, key: string) => void;
interface Registered {
  [registry]?: Map<string, FoyerSdk>;
  [listening]?: Set<Listener>;
}
const scope = globalThis as Registered;

/** Returns the SDKs of the page by key. */
export function sdkRegistry(): Map<string, FoyerSdk> {
  scope[registry] ??= new Map();
  return scope[registry];
}

/** Registers an SDK under its key; each {@link watchSdks} is notified in a microtask. */
export function registerSdk(key: string, sdk: FoyerSdk): void {
  sdkRegistry().set(key, sdk);
  queueMicrotask(() => {
    for (const listener of [...(scope[listening] ?? [])]) listener(sdk, key);
  });
}

/**
 * Calls back with each shared SDK of the page: with the existing ones at once, and with each that any copy of Foyer registers later.
 * Returns a function that ends it.
 */
export function watchSdks(listener: Listener): () => void {
  scope[listening] ??= new Set();
  const listeners = scope[listening];
  listeners.add(listener);
  for (const [key, sdk] of sdkRegistry()) listener(sdk, key);
  return () => listeners.delete(listener);
}
