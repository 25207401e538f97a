import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { grid, list, results } from './article-card.css.ts';
import { ArticleCard } from './article-card.view.tsx';
import { ArticleCardSkeleton } from './article-card-skeleton.tsx';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import type { ShopViewProps } from './shop.view.tsx';
import { hasFilters } from './shop-filters.ts';

const loadAlert = async () => ({ default: (await import('@foyer/ui/alert/alert.tsx')).Alert });
const Alert = lazy(loadAlert);

type Props = Pick<
  ShopViewProps,
  'listing' | 'filters' | 'view' | 'pageSize' | 'actions' | 'onClear' | 'onMore' | 'onRetry'
>;

/** The articles in one of their states: loading, some, none, failed. */
export function ShopResults(props: Props) {
  const { listing, view, actions, onRetry } = props;
  const { articles, status, error } = listing;
  const layout = view === 'grid' ? grid : list;
  if (status === 'error' && error !== undefined) return <FailedState error={error} onRetry={onRetry} />;
  if (articles === undefined) return <LoadingResults view={view} pageSize={props.pageSize} />;
  if (articles.length === 0) return <NoResults {...props} />;
  return (
    <div className={classNames(results, status === 'loading' && css.stale)} aria-busy={status === 'loading'}>
      <ul className={layout} part="articles">
        {articles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            actions={actions}
            layout={view}
            isEager={index < 4}
            headingLevel={2}
          />
        ))}
      </ul>
      <MoreResults {...props} />
    </div>
  );
}

function LoadingResults({ view, pageSize }: Pick<Props, 'view' | 'pageSize'>) {
  const { t } = useShopMessages();
  const keys = Array.from({ length: Math.min(pageSize, 12) }, (_, index) => index);
  return (
    <div className={results}>
      <SkeletonGroup label={t('shop.shop.loading')} className={view === 'grid' ? grid : list}>
        {keys.map((key) => (
          <ArticleCardSkeleton key={key} layout={view} />
        ))}
      </SkeletonGroup>
    </div>
  );
}

function NoResults({ filters, onClear }: Props) {
  const { t } = useShopMessages();
  if (!hasFilters(filters)) {
    return (
      <EmptyState title={t('shop.shop.empty-catalogue-title')}>
        {t('shop.shop.empty-catalogue-text')}
      </EmptyState>
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

function MoreResults({ listing, onMore }: Props) {
  const { t } = useShopMessages();
  const { errorText } = useErrorText();
  // Before it is needed: what it has to say may be that the connection is gone.
  useEffect(() => void loadAlert().catch(() => undefined), []);
  const { articles = [], total, isTotalCapped, nextCursor, isLoadingMore, moreError } = listing;
  if (nextCursor === null) return null;
  return (
    <div className={css.more}>
      {total !== undefined && !isTotalCapped && (
        <p className={css.moreText}>{t('shop.shop.shown', { shown: articles.length, total })}</p>
      )}
      {moreError !== undefined && (
        <Suspense>
          {' '}
          <Alert tone="danger" title={t('shop.shop.error-more')}>
            {errorText(moreError)}
          </Alert>
        </Suspense>
      )}
      <Button
        variant="secondary"
        isLoading={isLoadingMore}
        loadingLabel={t('shop.shop.loading')}
        onClick={onMore}
        part="more"
      >
        {t('shop.shop.more')}
      </Button>
    </div>
  );
}
