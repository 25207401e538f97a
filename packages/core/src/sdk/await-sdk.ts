import { sdkRegistry } from './sdk-registry.ts';
import { watchSdks } from './watch-sdks.ts';

/** Calls back once the page has an SDK of this key, whichever copy of Foyer creates it: at once where there is one. */
export function awaitSdk(key: string, listener: () => void): void {
  if (sdkRegistry().has(key)) {
    listener();
    return;
  }
  const stop = watchSdks((_, created) => {
    if (created !== key) return;
    stop();
    listener();
  });
}
