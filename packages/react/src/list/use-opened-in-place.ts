import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { createOpenedHistory } from './opened-history.ts';
import { queryOfPage } from './use-list-view.ts';

/** Entry that a list has opened in its own place, because the host has no page for it. */
export interface OpenedInPlace<Id extends string = string> {
  /** Ref of the element around both the list and the opened entry. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Null while the list is shown. */
  readonly openId: Id | null;
  readonly open: (id: Id) => void;
  readonly close: () => void;
}

const activeIn = (node: Node | null): Element | null => {
  const root = node?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
};

/**
 * Holds the entry that is shown in place of a list. Closing it returns the focus to the element that opened it, and so restores the scroll
 * position; if that element is gone, the list as a whole is focused. Opening is a step of the browser's history.
 *
 * @param start - entry that is open from the start @default null
 * @param name - name of the list in the page's address, if the address says which entry is open @default not in the address
 */
export function useOpenedInPlace<Id extends string = string>(
  start: Id | null = null,
  name?: string | undefined,
): OpenedInPlace<Id> {
  const { pageQuery = queryOfPage } = useSdk();
  const [openedHistory] = useState(() => createOpenedHistory(pageQuery, name, start));
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  const [openId, setOpenId] = useState(() => openedHistory.read() as Id | null);
  useEffect(() => openedHistory.listen((id) => setOpenId(id as Id | null)), [openedHistory]);
  const open = useCallback(
    (id: Id) => {
      const active = activeIn(ref.current);
      // From one entry to the next, closing still returns to the element in the list.
      if (active !== null && !wasOpen.current && ref.current?.contains(active)) opener.current = active;
      openedHistory.open(id);
      setOpenId(id);
    },
    [openedHistory],
  );
  const close = useCallback(() => {
    openedHistory.close();
    setOpenId(null);
  }, [openedHistory]);
  // Before painting, when the list is already shown again: a hidden element cannot be focused.
  useLayoutEffect(() => {
    const isBack = wasOpen.current && openId === null;
    wasOpen.current = openId !== null;
    if (!isBack) return;
    const target = opener.current?.isConnected ? opener.current : ref.current;
    opener.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [openId]);
  return { ref, openId, open, close };
}
