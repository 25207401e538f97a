import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { Suspense } from 'react';
import { LoadMore } from '../../../list/load-more.tsx';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import type { ArticleActions } from '../article-actions.ts';
import { grid, results, list as rows } from './article-card.css.ts';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import type { ArticleCardsProps } from './article-cards.view.tsx';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { isNarrowed, type ShopList } from './use-shop-list.ts';

const ArticleCards = lazyView<ArticleCardsProps>(
  async () => (await import('./article-cards.view.tsx')).ArticleCards,
  { isEager: true },
);

export interface ShopResultsProps {
  readonly list: ShopList;
  readonly view: 'grid' | 'list';
  readonly actions: ArticleActions;
  readonly onClear: () => void;
}

/** The articles, or the state of the list: loading, empty or failed. */
export function ShopResults(props: ShopResultsProps) {
  const { list, view, actions } = props;
  const { items, status, error } = list;
  const loading = <LoadingResults view={view} pageSize={list.limit} />;
  if (status === 'error' && error !== undefined) return <FailedState error={error} onRetry={list.reload} />;
  if (status === 'loading') return loading;
  if (items.length === 0) return <NoResults {...props} />;
  return (
    <Suspense fallback={loading}>
      {/* The key remounts the results for another search, so that no card moves to a new place (layout shift). */}
      <div
        key={list.question}
        className={classNames(results, list.isReloading && css.stale)}
        aria-busy={list.isReloading}
      >
        <ArticleCards articles={items} view={view} actions={actions} />
        <MoreArticles list={list} />
      </div>
    </Suspense>
  );
}

function LoadingResults({ view, pageSize }: Pick<ShopResultsProps, 'view'> & { readonly pageSize: number }) {
  const { t } = useShopMessages();
  const keys = Array.from({ length: Math.min(pageSize, 12) }, (_, index) => index);
  return (
    <div className={results}>
      <SkeletonGroup label={t('shop.shop.loading')} className={view === 'grid' ? grid : rows}>
        {keys.map((key) => (
          <ArticleCardSkeleton key={key} layout={view} />
        ))}
      </SkeletonGroup>
    </div>
  );
}

function NoResults({ list, onClear }: ShopResultsProps) {
  const { t } = useShopMessages();
  if (!isNarrowed(list.query)) {
    return (
      <slot name="empty">
        <EmptyState title={t('shop.shop.no-articles-title')}>{t('shop.shop.no-articles-text')}</EmptyState>
      </slot>
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={t('shop.shop.empty-title')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('shop.shop.clear-filters')}
        </Button>
      }
    >
      {t('shop.shop.empty-text')}
    </EmptyState>
  );
}

function MoreArticles({ list }: Pick<ShopResultsProps, 'list'>) {
  const { t } = useShopMessages();
  const { items, total, totalIsCapped } = list;
  const isCounted = total !== undefined && !totalIsCapped;
  return (
    <LoadMore
      list={list}
      label={t('shop.shop.more')}
      {...(isCounted && { shown: t('shop.shop.shown', { shown: items.length, total }) })}
    />
  );
}
