import type { OperationName } from '@foyer/contract/routes';
import type { SdkOptions } from '../options/sdk-options.ts';
import { openBrowserStores } from '../session/browser-stores.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { createStaleChannel } from './stale-channel.ts';

/**
 * Calls back with the reads that another tab has invalidated, and without any when the user returns to the page or its connection is back.
 * For a page without an SDK. Returns a function that ends it.
 */
export function watchStale(
  options: SdkOptions,
  listener: (names?: readonly OperationName[]) => void,
): () => void {
  const { local } = openBrowserStores(options);
  const channel = createStaleChannel(sessionKeys(options).stale, local, listener);
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const places = [
    [window, 'focus'],
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, type] of places) target.addEventListener(type, look);
  return () => {
    channel.close();
    for (const [target, type] of places) target.removeEventListener(type, look);
  };
}
