import { type RefObject, useEffect, useRef } from 'react';

/** A ref for the heading of a record, which takes the focus once it is drawn where `hasFocus` is true: it took a list's place. */
export function useTitleFocus(hasFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
  return title;
}
