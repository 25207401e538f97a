import type { Category } from '@foyer/contract/shop/shop.schema';
import { useMemo } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { ArticleActions } from '../article-actions.ts';
import { mostInStrip } from '../most-in-strip.ts';
import { recentArticleIds } from '../recent-articles.ts';
import { StartPage } from './start-page.view.tsx';

export interface ShopLandingProps {
  readonly categories: readonly Category[] | undefined;
  readonly actions: ArticleActions;
  readonly onBrowseHere: (categoryId: string) => void;
}

/** Loads the data of the start page. The strips are independent: one that fails is left out. */
export function ShopLanding({ categories, actions, onBrowseHere }: ShopLandingProps) {
  const { user } = useSdk().storage;
  const { code: locale } = useLocale();
  const novelties = useResource('listArticles', {
    query: { sort: 'newest:desc', limit: mostInStrip, locale },
  });
  const ids = useMemo(() => [...recentArticleIds(user)], [user]);
  const recent = useResource(
    'listArticles',
    { query: { id: ids, limit: mostInStrip, locale } },
    { isEnabled: ids.length > 0 },
  );
  const seen = recent.data?.items ?? [];
  return (
    <StartPage
      categories={categories}
      novelties={novelties.status === 'error' ? [] : novelties.data?.items}
      recent={ids.flatMap((id) => seen.find((article) => article.id === id) ?? [])}
      actions={actions}
      onBrowseHere={onBrowseHere}
    />
  );
}
