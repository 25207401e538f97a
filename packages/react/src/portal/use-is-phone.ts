import { useSyncExternalStore } from 'react';

/** First breakpoint of the specification (section 9), the same as in the style sheet of the menu. */
const query = '(max-width: 599.98px)';

const listen = (onChange: () => void) => {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
};
const read = () => globalThis.matchMedia?.(query).matches ?? false;

/** Whether the menu is a bar at the top with a drawer; false on a server. */
export const useIsPhone = (): boolean => useSyncExternalStore(listen, read, () => false);
