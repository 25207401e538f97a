import type { SessionKeys } from './session-keys.ts';
import { LEFT } from './session-record.ts';

/** Tells other tabs, and other SDK copies of this page, that what is stored has changed; hears the same from them. */
export interface TabChannel {
  /** `isLogout`: the session was left on purpose. */
  announce(isLogout: boolean): void;
  close(): void;
}

/** `onChange` reads the storage again. Browsers tell of the storage and of messages in any order: both say what was a logout. */
export function createTabChannel(keys: SessionKeys, onChange: (isLogout?: boolean) => void): TabChannel {
  const watched: readonly string[] = [keys.allModes, keys.selectedMode, keys.selectedCompany];
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || watched.includes(event.key)) onChange(event.newValue === LEFT);
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  globalThis.window?.addEventListener('storage', onStorage);
  globalThis.window?.addEventListener('pageshow', onPageShow);
  let channel = openChannel(keys.lock);
  if (channel) channel.onmessage = ({ data }) => onChange(data === true);
  return {
    announce: (isLogout) => channel?.postMessage(isLogout),
    close: () => {
      globalThis.window?.removeEventListener('storage', onStorage);
      globalThis.window?.removeEventListener('pageshow', onPageShow);
      channel?.close();
      channel = null; // a refresh may still answer, and a closed channel throws
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(name);
    // Node only: an open channel must not keep the process alive.
    (channel as { unref?: () => void }).unref?.();
    return channel;
  } catch {
    return null;
  }
}
