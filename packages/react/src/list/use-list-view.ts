import type { PageQuery } from '@foyer/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { type ListAddress, readView, writeView } from './list-address.ts';
import type { ListReturn } from './list-return.ts';
import type { ListView } from './list-view.ts';

/** Effect of a change on the history: a new step, or a replacement of the current one. */
export type HistoryStep = 'push' | 'replace';
export type ChangeView = (change: (view: ListView) => ListView, step?: HistoryStep) => void;

/** The query of the page, in which lists keep their views unless the SDK provides another `pageQuery`. */
export const queryOfPage: PageQuery = {
  read: () => new URLSearchParams(location.search),
  write(query, step) {
    const url = new URL(location.href);
    url.search = `${query}`;
    // The host's own state is kept, so that its router takes the step for the page it is on.
    history[`${step}State`](history.state, '', url);
  },
};

const fromAddress = ({ read }: PageQuery, address: ListAddress) => readView(read(), address);

/** Whether an address has parameters of a list. */
const isNamed = ({ read }: PageQuery, { key }: ListAddress) =>
  [...read().keys()].some((name) => name.startsWith(`${key}.`));

function toAddress(
  { read, write }: PageQuery,
  address: ListAddress,
  view: ListView,
  step: HistoryStep,
): void {
  const query = read();
  const before = `${query}`;
  writeView(query, address, view);
  if (`${query}` !== before) write(query, step);
}

/**
 * Holds the view of a list. With `isInAddress` the view is kept in the page's address: it can be linked, survives a reload, and the
 * back button goes through earlier views.
 */
export function useListView(
  address: ListAddress,
  isInAddress: boolean,
  comeBack?: ListReturn,
): [ListView, ChangeView] {
  const { storage, pageQuery: page = queryOfPage } = useSdk();
  const { session } = storage;
  const [first] = useState(address);
  const [storedView] = useState(() =>
    isInAddress && !isNamed(page, address) ? comeBack?.left(session, address) : undefined,
  );
  const [view, setView] = useState(
    () => storedView ?? (isInAddress ? fromAddress(page, first) : first.start),
  );
  const latest = useRef(view);
  const change = useCallback<ChangeView>(
    (make, step = 'push') => {
      const next = make(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setView(next);
      if (isInAddress) toAddress(page, first, next, step);
    },
    [page, first, isInAddress],
  );
  useEffect(() => {
    if (storedView) toAddress(page, first, latest.current, 'replace');
    if (isInAddress) comeBack?.end(session, first);
  }, [page, first, isInAddress, storedView, session, comeBack]);
  useEffect(() => {
    if (isInAddress) comeBack?.keep(session, first, view);
  }, [first, isInAddress, session, view, comeBack]);
  useEffect(() => {
    if (!isInAddress) return;
    const follow = () => {
      latest.current = fromAddress(page, first);
      setView(latest.current);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [page, first, isInAddress]);
  return [view, change];
}
