import type { FoyerSdk } from './sdk.ts';

/** The only state outside an SDK: all bundles of a page find the same map under this symbol. */
const registry = Symbol.for('foyer.sdk');
type Registered = { [registry]?: Map<string, FoyerSdk> };

/** The SDKs of the page by key. */
export function sdkRegistry(): Map<string, FoyerSdk> {
  const place = globalThis as Registered;
  place[registry] ??= new Map();
  return place[registry];
}
