import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { type ListAddress, readView, writeView } from './list-address.ts';
import type { ListReturn } from './list-return.ts';
import type { ListView } from './list-view.ts';

/** How a change enters the history: as a step to go back from, or in the place of the step before. */
export type HistoryStep = 'push' | 'replace';
export type ChangeView = (change: (view: ListView) => ListView, step?: HistoryStep) => void;

const fromAddress = (address: ListAddress) => readView(new URLSearchParams(location.search), address);

/** Whether an address says anything of a list. */
const isNamed = ({ key }: ListAddress) =>
  [...new URLSearchParams(location.search).keys()].some((name) => name.startsWith(`${key}.`));

function toAddress(address: ListAddress, view: ListView, step: HistoryStep): void {
  const url = new URL(location.href);
  writeView(url.searchParams, address, view);
  if (url.href === location.href) return;
  // The host's own state stays, so that its router takes the step for the page it is on.
  if (step === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
}

/**
 * The view of a list. With `isInAddress` it lives in the page's address: it can be linked, comes back on reload, and the
 * back button goes through what was looked at.
 */
export function useListView(
  address: ListAddress,
  isInAddress: boolean,
  comeBack?: ListReturn,
): [ListView, ChangeView] {
  const { session } = useSdk().storage;
  const [first] = useState(address);
  const [left] = useState(() =>
    isInAddress && !isNamed(address) ? comeBack?.left(session, address) : undefined,
  );
  const [view, setView] = useState(() => left ?? (isInAddress ? fromAddress(first) : first.start));
  const latest = useRef(view);
  const change = useCallback<ChangeView>(
    (make, step = 'push') => {
      const next = make(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setView(next);
      if (isInAddress) toAddress(first, next, step);
    },
    [first, isInAddress],
  );
  useEffect(() => {
    if (left) toAddress(first, latest.current, 'replace');
    if (isInAddress) comeBack?.end(session, first);
  }, [first, isInAddress, left, session, comeBack]);
  useEffect(() => {
    if (isInAddress) comeBack?.keep(session, first, view);
  }, [first, isInAddress, session, view, comeBack]);
  useEffect(() => {
    if (!isInAddress) return;
    const follow = () => {
      latest.current = fromAddress(first);
      setView(latest.current);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [first, isInAddress]);
  return [view, change];
}
