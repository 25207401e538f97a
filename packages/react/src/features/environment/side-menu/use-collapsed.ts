import { useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';

const key = 'FOYER_MENU_COLLAPSED';

function storageOf(given: { readonly local: Storage } | undefined): Storage | null {
  try {
    return given?.local ?? globalThis.localStorage;
  } catch {
    return null;
  }
}

/** Whether the bar is a rail; remembered in this browser where that is possible. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const { options } = useSdk();
  const [isCollapsed, setCollapsed] = useState(() => {
    try {
      return storageOf(options.storage)?.getItem(key) === 'true';
    } catch {
      return false;
    }
  });
  const change = (next: boolean) => {
    setCollapsed(next);
    try {
      storageOf(options.storage)?.setItem(key, String(next));
    } catch {
      // A browser that keeps nothing still has a menu.
    }
  };
  return [isCollapsed, change];
}
