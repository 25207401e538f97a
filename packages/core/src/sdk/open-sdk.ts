import type { SdkOptions } from '../options/sdk-options.ts';
import type { FoyerSdk } from './sdk.ts';
import { sdkKey } from './sdk-key.ts';
import { registerSdk, sdkRegistry } from './sdk-registry.ts';
import { startSdk } from './start-sdk.ts';

/** `getSdk` for elements: options are checked with the first call (a fault is logged) instead of before the first screen. */
export function openSdk(options: SdkOptions): FoyerSdk {
  const all = sdkRegistry();
  const key = sdkKey(options);
  const existing = all.get(key);
  if (existing) return existing;
  const sdk = startSdk(options);
  const shared: FoyerSdk = {
    ...sdk,
    destroy() {
      all.delete(key);
      sdk.destroy();
    },
  };
  registerSdk(key, shared);
  return shared;
}
