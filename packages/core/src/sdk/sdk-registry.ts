import { createSdk } from './create-sdk.ts';
import type { FoyerSdk, SdkOptions } from './sdk.ts';
import { sdkKey } from './sdk-key.ts';

/** The only state outside an SDK: all bundles of a page find the same map under this symbol. */
const registry = Symbol.for('foyer.sdk');
type Registered = { [registry]?: Map<string, FoyerSdk> };

function instances(): Map<string, FoyerSdk> {
  const place = globalThis as Registered;
  place[registry] ??= new Map();
  return place[registry];
}

/**
 * The SDK of this API and brand, made when it is asked for the first time. The first caller's other options count;
 * another bundle's copy of Foyer finds the same instance.
 */
export function getSdk(options: SdkOptions = {}): FoyerSdk {
  const all = instances();
  const key = sdkKey(options);
  const known = all.get(key);
  if (known) return known;
  const sdk = createSdk(options);
  const shared: FoyerSdk = {
    ...sdk,
    destroy() {
      all.delete(key);
      sdk.destroy();
    },
  };
  all.set(key, shared);
  return shared;
}
