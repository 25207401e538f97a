import { useSyncExternalStore } from 'react';

/** The first breakpoint of the specification (section 9). */
const query = '(max-width: 599.98px)';

const listen = (onChange: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the menu is a bar at the top. */
export const useIsPhone = (): boolean => useSyncExternalStore(listen, () => matchMedia(query).matches);
