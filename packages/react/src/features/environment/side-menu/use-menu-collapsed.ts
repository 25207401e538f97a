import { useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';

const key = 'FOYER_MENU_COLLAPSED';

/** Whether the window is so narrow that the screen needs the width of the menu. */
const isNarrow = () => globalThis.matchMedia?.('(max-width: 959px)').matches ?? false;

/** Whether the side menu is a rail: as the user left it in this browser, else depending on the width of the window. */
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
