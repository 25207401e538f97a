import { useState } from 'react';

const key = 'foyer.portal.menu';

/** As the menu decides where nobody has chosen. */
const isNarrow = () => matchMedia('(max-width: 959px)').matches;

function read(): boolean {
  try {
    const left = localStorage.getItem(key);
    return left ? left === 'rail' : isNarrow();
  } catch {
    return isNarrow();
  }
}

/** Whether the menu is going to be a rail, so that its place is kept before it is there and the page does not move. */
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
