import { useEffect, useRef } from 'react';
import type { SearchedDetail } from '../../../widget/manifest/analytics-events.ts';
import { useEmit } from '../../../widget/widget-context.ts';
import type { ShopList } from './use-shop-list.ts';

/** Emits `foyer-searched` with the text and the number of results, once for each text, after the results are loaded. */
export function useSearchEvent({ query, status, isReloading, total, items }: ShopList): void {
  const emit = useEmit();
  const told = useRef<unknown>(undefined);
  const { search: text } = query;
  const isThere = status === 'ready' && !isReloading;
  const results = total ?? items.length;
  useEffect(() => {
    if (!isThere || told.current === text) return;
    told.current = text;
    if (typeof text === 'string') emit('searched', { version: 1, text, results } satisfies SearchedDetail);
  }, [emit, isThere, text, results]);
}
