import type { SdkOptions } from '../sdk/sdk.ts';
import { failure, type Send } from './wire.ts';

/**
 * The transport is a chunk of its own: a form is usable before it is there. A browser fetches it as soon as it has time,
 * everybody at the first call; when that fails the call answers `network` and the next one tries again.
 */
export function createLazySend(options: SdkOptions, language: () => string): Send {
  let loading: Promise<Send> | null = null;
  const load = () => {
    loading ??= import('./transport.ts').then(({ createTransport }) => createTransport(options, language));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  if (globalThis.document) setTimeout(() => load().catch(() => undefined), 50);
  return async (name, input, token) => {
    let send: Send;
    try {
      send = await load();
    } catch {
      return failure('network', 0);
    }
    return send(name, input, token);
  };
}
