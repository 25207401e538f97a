import { useSyncExternalStore } from 'react';

/** As the style sheet of the menu has it (specification, section 9). */
const query = '(max-width: 599.98px)';

const listen = (onChange: () => void) => {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
};
const read = () => globalThis.matchMedia?.(query).matches ?? false;

/** Whether the menu is a bar at the top with a drawer; not known on a server. */
export const useIsPhone = (): boolean => useSyncExternalStore(listen, read, () => false);
