import { useEffect, useRef } from 'react';
import { type ListView, narrowView, turnTo } from './list-view.ts';
import { useIdentityKey } from './use-identity-key.ts';
import type { ChangeView } from './use-list-view.ts';
import type { Pages } from './use-pages.ts';

/** Whether the view is beyond the last page, by a wrong address or because entries were removed. */
export const isBeyondTheEnd = (view: ListView, { isFresh, shown }: Pages<unknown>): boolean =>
  view.page > 0 && isFresh && shown.at(-1)?.items.length === 0;

/** Goes to the last page if the requested one is empty, and to the first after a change of company or mode. */
export function usePageInRange(
  view: ListView,
  isBeyond: boolean,
  total: number | undefined,
  limit: number,
  change: ChangeView,
): void {
  const identity = useIdentityKey();
  const before = useRef(identity);
  useEffect(() => {
    if (before.current === identity) return;
    before.current = identity;
    change((old) => narrowView(old, {}), 'replace');
  }, [identity, change]);
  useEffect(() => {
    if (!isBeyond) return;
    const last = Math.ceil((total ?? 0) / limit) - 1;
    // If the count contradicts the empty page, go to the first page.
    const page = last < view.page ? Math.max(0, last) : 0;
    change((old) => turnTo({ ...old, cursors: [null] }, page, null, limit), 'replace');
  }, [isBeyond, total, limit, view.page, change]);
}
