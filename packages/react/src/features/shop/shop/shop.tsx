import { buttonClass } from '@foyer/ui/button/button.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { WidgetSkeleton } from '../../../widget/widget-states.tsx';
import { useArticleActions } from '../use-article-actions.ts';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { ShopView } from './shop.view.tsx';
import { useFacets } from './use-facets.ts';
import { isNarrowed, useShopList } from './use-shop-list.ts';
import { useTellSearched } from './use-tell-searched.ts';

const ArticleHere = lazyWithTexts(
  () => import('../article/article.tsx').then((module) => module.Article),
  () => import('../article/article.messages.ts').then((module) => module.articleMessages),
);
const QuickOrderHere = lazyWithTexts(
  () => import('../quick-order/quick-order.tsx').then((module) => module.QuickOrder),
  () => import('../quick-order/quick-order.messages.ts').then((module) => module.quickOrderMessages),
);
/** What is opened in place beside articles; no id of one. */
const quickOrder = '+quick-order';
const ShopLanding = lazyView(async () => (await import('./shop-landing.tsx')).ShopLanding);

export interface ShopProps {
  /** A category's id to show. */
  readonly category?: string;
  /** Articles per page, 1 to 100. @default 24 */
  readonly pageSize?: number;
  /** @default 'grid' */
  readonly view?: string;
  /** Keeps filters in the page's address. @default false */
  readonly syncUrl?: boolean;
  /** Begins with categories, novelties and what was seen last; a search shows its results in their place. @default false */
  readonly startPage?: boolean;
}

/** The shop. Without a host page for articles it shows them itself. */
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
  useTellSearched(list);
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

/** Grid or list: as the user chose, until the page says another. */
function useLayout(view: string): [Layout, (layout: Layout) => void] {
  const [said, setSaid] = useState(view);
  const [layout, setLayout] = useState(layoutOf(view));
  if (said !== view) {
    setSaid(view);
    setLayout(layoutOf(view));
  }
  return [layout, setLayout];
}
