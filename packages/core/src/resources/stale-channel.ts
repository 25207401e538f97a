import type { OperationName } from '@foyer/contract/routes';
import { jsonText } from '../api/json-text.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Reports invalidated reads to other tabs, and to other SDK copies of this page, and receives the same from them. */
export interface StaleChannel {
  announce(names: readonly OperationName[]): void;
  close(): void;
}

type Hear = (names: readonly OperationName[]) => void;

/** Returns the names in a message, which may come from another version of the page; none for a value that is not a list. */
function namesOf(value: unknown): readonly OperationName[] {
  return Array.isArray(value) ? (value as OperationName[]) : [];
}

/** Creates the channel: a BroadcastChannel, or the storage events of other tabs where the browser has none. */
export function createStaleChannel(name: string, local: SafeStorage, hear: Hear): StaleChannel {
  try {
    let channel: BroadcastChannel | null = new BroadcastChannel(name);
    // Node only: an open channel must not keep the process alive.
    (channel as { unref?: () => void }).unref?.();
    channel.onmessage = ({ data }) => hear(namesOf(data));
    return {
      announce: (names) => channel?.postMessage(names),
      close: () => {
        channel?.close();
        channel = null; // the response of an effect may still arrive, and a closed channel throws
      },
    };
  } catch {
    return createStorageChannel(name, local, hear);
  }
}

function createStorageChannel(name: string, local: SafeStorage, hear: Hear): StaleChannel {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== name || newValue === null) return;
    try {
      hear(namesOf((JSON.parse(newValue) as { names?: unknown }).names));
    } catch {
      // another writer's value
    }
  };
  globalThis.window?.addEventListener('storage', onStorage);
  return {
    announce: (names) => {
      // the same names twice are two changes
      local.set(name, jsonText({ names, at: `${Date.now()} ${Math.random()}` }));
      local.remove(name);
    },
    close: () => globalThis.window?.removeEventListener('storage', onStorage),
  };
}
