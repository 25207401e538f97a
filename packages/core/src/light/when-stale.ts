import type { OperationName } from '@foyer/contract/routes';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createStaleChannel } from '../resources/stale-channel.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { openLightStores } from './light-stores.ts';

/**
 * Calls back with the reads that another tab has made stale, and without any when somebody is back at the page or the connection is.
 * Returns what ends it.
 */
export function whenStale(
  options: SdkOptions,
  listener: (names?: readonly OperationName[]) => void,
): () => void {
  const { local } = openLightStores(options);
  const channel = createStaleChannel(sessionKeys(options).stale, local, listener);
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const places = [
    [window, 'focus'],
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [place, type] of places) place.addEventListener(type, look);
  return () => {
    channel.close();
    for (const [place, type] of places) place.removeEventListener(type, look);
  };
}
