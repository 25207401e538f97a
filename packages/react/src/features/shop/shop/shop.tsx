import { Button } from '@foyer/ui/button/button.tsx';
import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale, useSession } from '../../../provider/use-session.ts';
import { useWidget } from '../../../widget/widget-context.ts';
import { WidgetSkeleton } from '../../../widget/widget-states.tsx';
import { createShopStore } from '../shop.store.ts';
import { useArticleActions } from '../use-article-actions.ts';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { ShopView } from './shop.view.tsx';
import { hasFilters, noFilters, type ShopFilters } from './shop-filters.ts';
import { useShopFilters } from './use-shop-filters.ts';

const ArticleHere = lazyWithTexts(
  () => import('../article/article.tsx').then((module) => module.Article),
  () => import('../article/article.messages.ts').then((module) => module.articleMessages),
);
const QuickOrder = lazy(async () => ({ default: (await import('./quick-order.tsx')).QuickOrder }));

const ShopLanding = lazy(async () => ({ default: (await import('./shop-landing.tsx')).ShopLanding }));

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

const boundedPageSize = (size: number | undefined): number =>
  size === undefined || !(size >= 1) ? 24 : Math.min(100, Math.trunc(size));

/** The list for some filters; asks anew when filters, language, mode or company change. */
function useListing(filters: ShopFilters, pageSize: number, isWanted: boolean) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const { mode, companyId } = useSession();
  const [store] = useState(() => createShopStore(sdk, filters, pageSize));
  const listing = useStore(store.$listing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer depends on language, mode and company
  useEffect(() => {
    if (isWanted) void store.load(filters);
  }, [store, filters, locale, mode, companyId, isWanted]);
  useEffect(() => () => store.destroy(), [store]);
  return { store, listing };
}

function useFacets(category: string) {
  const { code: locale } = useLocale();
  const categories = useResource('listArticleCategories', { query: { locale } });
  const tags = useResource('listArticleTags', { query: { locale, ...(category !== '' && { category }) } });
  return {
    categories: categories.status === 'error' ? [] : categories.data?.items,
    tags: tags.data?.items ?? [],
  };
}

/** The article shown in place of the list. Going back puts focus, and so the page, where it was. */
function useArticleHere() {
  const host = useWidget()?.host;
  const [articleId, setArticleId] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback(
    (id: string) => {
      opener.current = (host?.shadowRoot ?? document).activeElement;
      setArticleId(id);
    },
    [host],
  );
  const close = useCallback(() => setArticleId(null), []);
  useEffect(() => {
    if (articleId === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [articleId]);
  return { articleId, open, close };
}

/** The shop. Without a host page for articles it shows them itself. */
export function Shop({
  category = '',
  pageSize,
  view = 'grid',
  syncUrl = false,
  startPage = false,
}: ShopProps) {
  const size = boundedPageSize(pageSize);
  const { filters, change } = useShopFilters(category, syncUrl);
  const [isBrowsing, setBrowsing] = useState(false);
  const [layout, setLayout] = useState<'grid' | 'list'>(view === 'list' ? 'list' : 'grid');
  const here = useArticleHere();
  const { actions, announcement } = useArticleActions(here.open);
  const isLanding = startPage && !isBrowsing && !hasFilters(filters);
  const { store, listing } = useListing(filters, size, !isLanding);
  const facets = useFacets(filters.category);
  const browseHere = useCallback(
    (categoryId: string) => {
      setBrowsing(true);
      change({ category: categoryId });
    },
    [change],
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div hidden={here.articleId !== null}>
        <ShopView
          listing={listing}
          filters={filters}
          categories={facets.categories}
          tags={facets.tags}
          view={layout}
          pageSize={size}
          actions={actions}
          landing={
            isLanding ? (
              <Suspense fallback={<WidgetSkeleton height="640px" />}>
                <ShopLanding categories={facets.categories} actions={actions} onBrowseHere={browseHere} />
              </Suspense>
            ) : null
          }
          headerEnd={<QuickOrderButton />}
          onFilters={change}
          onClear={() => change(noFilters)}
          onView={setLayout}
          onMore={() => void store.loadMore()}
          onRetry={() => void store.reload()}
        />
      </div>
      {here.articleId !== null && (
        <ArticleShownHere onBack={here.close}>
          <ArticleHere articleId={here.articleId} isFocused />
        </ArticleShownHere>
      )}
    </>
  );
}

function ArticleShownHere({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useShopMessages();
  return (
    <div className={css.here} part="article-here">
      <Button variant="ghost" icon={<ChevronStartIcon size={18} />} onClick={onBack} part="back">
        {t('shop.shop.back')}
      </Button>
      <div className={css.hereBody}>
        <Suspense fallback={<WidgetSkeleton height="640px" />}>{children}</Suspense>
      </div>
    </div>
  );
}

function QuickOrderButton() {
  const { t } = useShopMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)} part="quick-order">
        {t('shop.shop.quick-order')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <QuickOrder onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
