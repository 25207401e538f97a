import { buttonClass } from '@foyer/ui/button/button.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { WidgetSkeleton } from '../../../widget/states/widget-states.tsx';
import { useArticleActions } from '../use-article-actions.ts';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { ShopView } from './shop.view.tsx';
import { useFacets } from './use-facets.ts';
import { useSearchEvent } from './use-search-event.ts';
import { isNarrowed, useShopList } from './use-shop-list.ts';

const ArticleHere = lazyWithTexts(
  () => import('../article/article.tsx').then((module) => module.Article),
  () => import('../article/article.messages.ts').then((module) => module.articleMessages),
);
const QuickOrderHere = lazyWithTexts(
  () => import('../quick-order/quick-order.tsx').then((module) => module.QuickOrder),
  () => import('../quick-order/quick-order.messages.ts').then((module) => module.quickOrderMessages),
);
/** Id under which the quick order is opened in place; never the id of an article. */
const quickOrder = '+quick-order';
const ShopLanding = lazyView(async () => (await import('./shop-landing.tsx')).ShopLanding);

export interface ShopProps {
  /** Id of the category to show. */
  readonly category?: string;
  /** Articles per page, 1 to 100. @default 24 */
  readonly pageSize?: number;
  /** @default 'grid' */
  readonly view?: string;
  /** Keeps search and filters in the page's address. @default false */
  readonly syncUrl?: boolean;
  /** Starts with categories, novelties and recently viewed articles; search results replace them. @default false */
  readonly startPage?: boolean;
}

/** The shop. It shows articles in place where the host has no page for them. */
export function Shop({
  category = '',
  pageSize,
  view = 'grid',
  syncUrl = false,
  startPage = false,
}: ShopProps) {
  const { t } = useShopMessages();
  const [isBrowsing, setBrowsing] = useState(false);
  const list = useShopList({ category, pageSize, syncUrl, hasStartPage: startPage && !isBrowsing });
  const [layout, setLayout] = useLayout(view);
  const place = useOpenedInPlace(null, syncUrl ? 'shop' : undefined);
  const { actions, announcement } = useArticleActions(place.open);
  const isLanding = startPage && !isBrowsing && !isNarrowed(list.query);
  const facets = useFacets(list);
  useSearchEvent(list);
  const browseHere = (categoryId: string) => {
    setBrowsing(true);
    list.setFilter('category', categoryId || undefined);
  };
  const clear = () => {
    list.setSearch('');
    list.setFilters({ category: undefined, tag: undefined, kind: undefined, available: undefined });
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <ListOrOpened
        place={place}
        back={t('shop.shop.back')}
        detail={(id) => (
          <div className={css.hereBody} part="article-here">
            <Suspense fallback={<WidgetSkeleton height="640px" />}>
              {id === quickOrder ? <QuickOrderHere isFocused /> : <ArticleHere articleId={id} isFocused />}
            </Suspense>
          </div>
        )}
      >
        <ShopView
          list={list}
          categories={facets.categories}
          tags={facets.tags}
          view={layout}
          actions={actions}
          landing={
            isLanding ? (
              <Suspense fallback={<WidgetSkeleton height="640px" />}>
                <ShopLanding categories={facets.categories} actions={actions} onBrowseHere={browseHere} />
              </Suspense>
            ) : null
          }
          headerEnd={
            <WidgetLink
              className={buttonClass({ variant: 'secondary' })}
              target={{ route: 'quick-order' }}
              onLocal={() => place.open(quickOrder)}
              part="quick-order-link"
            >
              {t('shop.shop.quick-order')}
            </WidgetLink>
          }
          onClear={clear}
          onView={setLayout}
        />
      </ListOrOpened>
    </>
  );
}

type Layout = 'grid' | 'list';
const layoutOf = (view: string): Layout => (view === 'list' ? 'list' : 'grid');

/** Grid or list: the user's choice, until the attribute changes. */
function useLayout(view: string): [Layout, (layout: Layout) => void] {
  const [viewSeen, setViewSeen] = useState(view);
  const [layout, setLayout] = useState(layoutOf(view));
  if (viewSeen !== view) {
    setViewSeen(view);
    setLayout(layoutOf(view));
  }
  return [layout, setLayout];
}
