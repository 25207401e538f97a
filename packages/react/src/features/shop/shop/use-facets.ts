import type { Category } from '@foyer/contract/shop/shop.schema';
import { useState } from 'react';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { TagChoice } from './filter-panel.view.tsx';
import type { ShopList } from './use-shop-list.ts';

/** Returns the last value that was defined, so that the filters stay rendered while new counts load. */
function useNewest<T>(value: T | undefined): T | undefined {
  const [newest, setNewest] = useState(value);
  if (value !== undefined && value !== newest) setNewest(value);
  return value ?? newest;
}

/** Loads the categories and tags, each with its number of articles under the search and the other filters. */
export function useFacets({ query, filters }: ShopList): {
  readonly categories: readonly Category[] | undefined;
  readonly tags: readonly TagChoice[];
} {
  const { code: locale } = useLocale();
  const { category, tag, kind, available } = filters;
  const { search } = query;
  const counted = {
    locale,
    ...(typeof search === 'string' && { search }),
    ...(tag && { tag }),
    ...(kind && { kind }),
    ...(available && { available }),
  };
  const categories = useResource('listArticleCategories', { query: counted });
  const tags = useResource('listArticleTags', { query: { ...counted, ...(category && { category }) } });
  const newest = useNewest(categories.data?.items);
  return {
    categories: categories.status === 'error' ? (newest ?? []) : newest,
    tags: useNewest(tags.data?.items) ?? [],
  };
}
