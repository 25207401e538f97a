import type { FoyerSdk } from './sdk.ts';
import { sdkRegistry } from './sdk-registry.ts';

/**
 * Calls back with each shared SDK of the page: with those that are there at once, and with each that any copy of Foyer makes from now on,
 * when whoever makes it has it. So written that making an SDK has to know nothing of it.
 */
export function watchSdks(listener: (sdk: FoyerSdk) => void): void {
  const all = sdkRegistry();
  const { set } = all;
  all.set = (key, sdk) => {
    set.call(all, key, sdk);
    queueMicrotask(() => listener(sdk));
    return all;
  };
  for (const sdk of all.values()) listener(sdk);
}
