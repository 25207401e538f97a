import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { ShopFilters } from './shop/shop-filters.ts';

/** The articles that match, as far as they are loaded. */
export interface ShopListing {
  /** `loading` keeps the articles of before, so that nothing jumps. */
  readonly status: 'loading' | 'ready' | 'error';
  /** Undefined until the first answer. */
  readonly articles: readonly ArticleSummary[] | undefined;
  readonly total: number | undefined;
  readonly isTotalCapped: boolean;
  readonly nextCursor: string | null;
  readonly error: ApiError | undefined;
  readonly isLoadingMore: boolean;
  readonly moreError: ApiError | undefined;
}

export interface ShopStore {
  readonly $listing: ReadableAtom<ShopListing>;
  /** Loads the first page of what the filters say; an answer still under way is dropped. */
  load(filters: ShopFilters): Promise<void>;
  /** Loads the next page. */
  loadMore(): Promise<void>;
  reload(): Promise<void>;
  destroy(): void;
}

const initial: ShopListing = {
  status: 'loading',
  articles: undefined,
  total: undefined,
  isTotalCapped: false,
  nextCursor: null,
  error: undefined,
  isLoadingMore: false,
  moreError: undefined,
};

function toQuery(filters: ShopFilters, limit: number, locale: string, cursor: string | null) {
  return {
    limit,
    locale,
    sort: filters.sort,
    ...(cursor !== null && { cursor }),
    ...(filters.search !== '' && { search: filters.search }),
    ...(filters.category !== '' && { category: filters.category }),
    ...(filters.tags.length > 0 && { tag: [...filters.tags] }),
    ...(filters.kind !== '' && { kind: filters.kind }),
    ...(filters.isOnlyAvailable && { available: true }),
  };
}

/** The shop's article list: one page after the other, the latest question wins. */
export function createShopStore(sdk: FoyerSdk, first: ShopFilters, pageSize: number): ShopStore {
  const $listing = atom<ShopListing>(initial);
  let filters = first;
  let current = new AbortController();
  const patch = (part: Partial<ShopListing>) => $listing.set({ ...$listing.get(), ...part });
  const ask = (cursor: string | null, signal: AbortSignal) =>
    sdk.call('listArticles', {
      query: toQuery(filters, pageSize, sdk.localisation.$locale.get().code, cursor),
      signal,
    });

  const load = async (next: ShopFilters) => {
    filters = next;
    current.abort();
    current = new AbortController();
    const { signal } = current;
    patch({ status: 'loading', isLoadingMore: false, moreError: undefined });
    const answer = await ask(null, signal);
    if (signal.aborted) return;
    if (!answer.ok) return patch({ status: 'error', error: answer.error });
    const { items, total, totalIsCapped = false, nextCursor } = answer.value;
    patch({
      status: 'ready',
      articles: items,
      total,
      isTotalCapped: totalIsCapped,
      nextCursor,
      error: undefined,
    });
  };

  const loadMore = async () => {
    const { nextCursor, isLoadingMore, status } = $listing.get();
    if (nextCursor === null || isLoadingMore || status !== 'ready') return;
    const { signal } = current;
    patch({ isLoadingMore: true, moreError: undefined });
    const answer = await ask(nextCursor, signal);
    if (signal.aborted) return;
    if (!answer.ok) return patch({ isLoadingMore: false, moreError: answer.error });
    const known = new Set($listing.get().articles?.map((article) => article.id));
    const fresh = answer.value.items.filter((article) => !known.has(article.id));
    patch({
      isLoadingMore: false,
      articles: [...($listing.get().articles ?? []), ...fresh],
      nextCursor: answer.value.nextCursor,
    });
  };

  return { $listing, load, loadMore, reload: () => load(filters), destroy: () => current.abort() };
}
