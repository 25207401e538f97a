import { useCallback, useEffect, useRef, useState } from 'react';
import { noFilters, type ShopFilters } from './shop-filters.ts';
import { filtersFromUrl, urlWithFilters } from './shop-url.ts';

/** The filters and how to change them; with `isInUrl` they live in the page's address as well. */
export function useShopFilters(category: string, isInUrl: boolean) {
  const [filters, setFilters] = useState<ShopFilters>(() => {
    const start = isInUrl ? filtersFromUrl(location.search) : noFilters;
    return category === '' || start.category !== '' ? start : { ...start, category };
  });
  const latest = useRef(filters);
  latest.current = filters;
  const shown = useRef(category);
  useEffect(() => {
    if (shown.current !== category) setFilters((old) => ({ ...old, category }));
    shown.current = category;
  }, [category]);
  useEffect(() => {
    if (!isInUrl) return;
    const onPop = () => setFilters(filtersFromUrl(location.search));
    globalThis.addEventListener('popstate', onPop);
    return () => globalThis.removeEventListener('popstate', onPop);
  }, [isInUrl]);
  const change = useCallback(
    (patch: Partial<ShopFilters>) => {
      const next = { ...latest.current, ...patch };
      latest.current = next;
      setFilters(next);
      if (isInUrl) history.replaceState(history.state, '', urlWithFilters(location.href, next));
    },
    [isInUrl],
  );
  return { filters, change };
}
