import type { Category } from '@foyer/contract/shop/shop.schema';
import { useState } from 'react';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { TagChoice } from './filter-panel.view.tsx';
import type { ShopList } from './use-shop-list.ts';

/** What there is until something newer comes, so that the filters stay where they are while their counts change. */
function useNewest<T>(value: T | undefined): T | undefined {
  const [newest, setNewest] = useState(value);
  if (value !== undefined && value !== newest) setNewest(value);
  return value ?? newest;
}

/** Categories and tags, each with the articles it would leave of those that search and the other filters find. */
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
