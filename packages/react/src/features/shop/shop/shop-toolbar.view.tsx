import { Button } from '@foyer/ui/button/button.tsx';
import { FilterIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { GridIcon, ListIcon } from './shop-icons.ts';
import { type ShopSort, shopSorts } from './use-shop-list.ts';

const sortIds = {
  'relevance:desc': 'shop.shop.sort-relevance',
  'name:asc': 'shop.shop.sort-name-asc',
  'name:desc': 'shop.shop.sort-name-desc',
  'price:asc': 'shop.shop.sort-price-asc',
  'price:desc': 'shop.shop.sort-price-desc',
  'newest:desc': 'shop.shop.sort-newest',
} as const satisfies Record<ShopSort, string>;

export interface ShopToolbarProps {
  /** The number of results in words; empty while unknown. */
  readonly countText: string;
  readonly sort: ShopSort;
  readonly view: 'grid' | 'list';
  readonly filterCount: number;
  readonly onSort: (sort: ShopSort) => void;
  readonly onView: (view: 'grid' | 'list') => void;
  readonly onOpenFilters: () => void;
}

/** Result count, order, view, and on narrow widgets the way to the filters. */
export function ShopToolbar(props: ShopToolbarProps) {
  const { countText, sort, view, filterCount, onSort, onView, onOpenFilters } = props;
  const { t } = useShopMessages();
  return (
    <div className={css.toolbar} part="toolbar">
      <p className={css.count} role="status" part="result-count">
        {countText}
      </p>
      <div className={css.toolbarActions}>
        <Button
          className={css.filterButton}
          variant="secondary"
          icon={<FilterIcon size={18} />}
          onClick={onOpenFilters}
          aria-haspopup="dialog"
        >
          {t('shop.shop.filters')}
          {filterCount > 0 && (
            <>
              <span className={css.filterCount} aria-hidden="true">
                {filterCount}
              </span>
              <VisuallyHidden>{t('shop.shop.filters-active', { count: filterCount })}</VisuallyHidden>
            </>
          )}
        </Button>
        <Select
          className={css.sort}
          label={<VisuallyHidden>{t('shop.shop.sort')}</VisuallyHidden>}
          value={sort}
          options={shopSorts.map((value) => ({ value, label: t(sortIds[value]) }))}
          onValueChange={(value) => onSort(shopSorts.find((known) => known === value) ?? 'relevance:desc')}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no fieldset */}
        <div className={css.viewToggle} role="group" aria-label={t('shop.shop.view')}>
          <IconButton
            label={t('shop.shop.view-grid')}
            icon={<GridIcon size={18} />}
            aria-pressed={view === 'grid'}
            onClick={() => onView('grid')}
            tooltip={null}
          />
          <IconButton
            label={t('shop.shop.view-list')}
            icon={<ListIcon size={18} />}
            aria-pressed={view === 'list'}
            onClick={() => onView('list')}
            tooltip={null}
          />
        </div>
      </div>
    </div>
  );
}
