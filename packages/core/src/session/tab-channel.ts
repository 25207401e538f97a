import type { SessionKeys } from './session-keys.ts';
import { LOGOUT_MARK } from './session-record.ts';

/** Reports a changed session to other tabs, and to other SDK copies of this page, and receives the same from them. */
export interface TabChannel {
  /** Reports a change. `isLogout`: it is a deliberate logout. */
  announce(isLogout: boolean): void;
  close(): void;
}

/** Creates the channel. `onChange` reads the storage again. Storage events and messages arrive in any order, so both say whether it was a logout. */
export function createTabChannel(keys: SessionKeys, onChange: (isLogout?: boolean) => void): TabChannel {
  const watched: readonly string[] = [keys.allModes, keys.selectedMode, keys.selectedCompany];
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || watched.includes(event.key)) onChange(event.newValue === LOGOUT_MARK);
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
      channel = null; // the response of a refresh may still arrive, and a closed channel throws
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
