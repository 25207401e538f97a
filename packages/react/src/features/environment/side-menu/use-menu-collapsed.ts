import { useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';

const key = 'FOYER_MENU_COLLAPSED';

/** A window this narrow needs its width for what the menu leads to. */
const isNarrow = () => globalThis.matchMedia?.('(max-width: 959px)').matches ?? false;

/** Whether the side menu is a rail: as it was left in this browser, else where the window is narrow. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const { local } = useSdk().storage;
  const [isCollapsed, setCollapsed] = useState(() => {
    const left = local.get(key);
    return left ? left === 'true' : isNarrow();
  });
  const change = (next: boolean) => {
    setCollapsed(next);
    local.set(key, String(next));
  };
  return [isCollapsed, change];
}
