import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for the heading of a record; with `hasFocus` it is focused once drawn, since the record replaced a list. */
export function useTitleFocus(hasFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
  return title;
}
