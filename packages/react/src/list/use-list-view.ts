import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { type ListView, readView, writeView } from './list-query.ts';

function readAddress(key: string, start: ListView): ListView {
  return readView(new URLSearchParams(globalThis.location.search), key, start);
}

function writeAddress(key: string, view: ListView, start: ListView): void {
  const url = new URL(globalThis.location.href);
  writeView(url.searchParams, key, view, start);
  if (url.href === globalThis.location.href) return;
  globalThis.history.replaceState(globalThis.history.state, '', url);
}

/** The view of a list; with a key it lives in the page's address, so that it can be linked and comes back on reload. */
export function useListView(
  start: ListView,
  urlKey: string | undefined,
): [ListView, Dispatch<SetStateAction<ListView>>] {
  const [first] = useState(start);
  const [view, setView] = useState(() => (urlKey === undefined ? first : readAddress(urlKey, first)));
  useEffect(() => {
    if (urlKey !== undefined) writeAddress(urlKey, view, first);
  }, [urlKey, view, first]);
  const follow = useCallback(() => {
    if (urlKey !== undefined) setView(readAddress(urlKey, first));
  }, [urlKey, first]);
  useEffect(() => {
    globalThis.addEventListener('popstate', follow);
    return () => globalThis.removeEventListener('popstate', follow);
  }, [follow]);
  return [view, setView];
}
