import { useState } from 'react';

const key = 'foyer.portal.menu';

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'rail';
  } catch {
    return false;
  }
}

/** Whether the menu was last a rail, so that its place is kept before it is there and the page does not move. */
export function useMenuWidth() {
  const [isCollapsed, setCollapsed] = useState(read);
  const remember = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(key, next ? 'rail' : 'bar');
    } catch {
      // without storage the place is kept for the open bar
    }
  };
  return { isCollapsed, remember };
}
