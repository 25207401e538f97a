import type { Category } from '@foyer/contract/shop/shop.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { CategoryChips } from './category-nav.view.tsx';
import type { TagChoice } from './filter-panel.view.tsx';
import { SearchField } from './search-field.tsx';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { ShopResults, type ShopResultsProps } from './shop-results.view.tsx';
import { ShopToolbar } from './shop-toolbar.view.tsx';
import { activeFilterCount, type ShopList } from './use-shop-list.ts';

const FilterPanel = lazyView(async () => (await import('./filter-panel.view.tsx')).FilterPanel);
const Drawer = lazyView(async () => (await import('@foyer/ui/drawer/drawer.tsx')).Drawer);

export interface ShopViewProps extends ShopResultsProps {
  readonly categories: readonly Category[] | undefined;
  readonly tags: readonly TagChoice[];
  /** The start page, in place of filters and results. */
  readonly landing: ReactNode;
  readonly headerEnd: ReactNode;
  readonly onView: (view: 'grid' | 'list') => void;
}

function useCountText({ total, totalIsCapped, items, status, hasNext }: ShopList): string {
  const { t } = useShopMessages();
  if (status !== 'ready') return '';
  if (total === undefined) return hasNext ? '' : t('shop.shop.result-count', { count: items.length });
  return t(totalIsCapped ? 'shop.shop.result-count-capped' : 'shop.shop.result-count', { count: total });
}

/** The layout of the shop: search at the top, categories and filters beside the articles. */
export function ShopView(props: ShopViewProps) {
  const { list, landing } = props;
  const { t } = useShopMessages();
  return (
    <div className={css.shop} part="shop">
      <header className={css.header}>
        <h1 className={css.title}>
          <slot name="heading">{t('shop.title')}</slot>
        </h1>
        <div className={css.search}>
          <SearchField search={list.search} onSearch={(text, isFinal) => list.setSearch(text, isFinal)} />
        </div>
        {props.headerEnd}
      </header>
      <slot name="before" />
      {landing ?? <ArticleBrowser {...props} />}
      <slot name="after" />
    </div>
  );
}

function ArticleBrowser(props: ShopViewProps) {
  const { list, categories, tags } = props;
  const { filters } = list;
  const { t } = useShopMessages();
  const [isFiltering, setFiltering] = useState(false);
  const countText = useCountText(list);
  const panel = (
    <Suspense fallback={<Skeleton height="320px" width="100%" />}>
      <FilterPanel
        filters={filters}
        categories={categories}
        tags={tags}
        onChange={(values) => list.setFilters(values)}
      />
    </Suspense>
  );
  return (
    <>
      <div className={css.narrowOnly}>
        <CategoryChips
          categories={categories}
          selected={filters.category ?? ''}
          onSelect={(category) => list.setFilter('category', category || undefined)}
        />
      </div>
      <div className={css.layout}>
        <aside className={css.sidebar} aria-label={t('shop.shop.filters')}>
          {panel}
        </aside>
        <div>
          <ShopToolbar
            countText={countText}
            sort={list.sort ?? 'relevance:desc'}
            view={props.view}
            filterCount={activeFilterCount(filters)}
            onSort={(sort) => list.setSort(sort)}
            onView={props.onView}
            onOpenFilters={() => setFiltering(true)}
          />
          <ShopResults {...props} />
        </div>
      </div>
      {isFiltering && (
        <Suspense>
          <Drawer
            isOpen
            onClose={() => setFiltering(false)}
            title={t('shop.shop.filters')}
            closeLabel={t('shop.shop.close-filters')}
            actions={
              <Button isBlock onClick={() => setFiltering(false)}>
                {list.total === undefined
                  ? t('shop.shop.results')
                  : t('shop.shop.show-results', { count: list.total })}
              </Button>
            }
          >
            {panel}
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
