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

/** A window this narrow needs its width for what the menu leads to. */
const isNarrow = () => globalThis.matchMedia?.('(max-width: 959px)').matches ?? false;

/** Whether the side menu is a rail: as it was left in this browser, else where the window is narrow. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const { options } = useSdk();
  const [isCollapsed, setCollapsed] = useState(() => {
    try {
      const left = storageOf(options.storage)?.getItem(key);
      return left ? left === 'true' : isNarrow();
    } catch {
      return isNarrow();
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
