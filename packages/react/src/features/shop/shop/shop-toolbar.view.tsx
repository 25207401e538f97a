import { Button } from '@foyer/ui/button/button.tsx';
import { createIcon } from '@foyer/ui/icon/create-icon.tsx';
import { FilterIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { type ShopSort, shopSorts } from './use-shop-list.ts';

const GridIcon = /* @__PURE__ */ createIcon(
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
);
const ListIcon = /* @__PURE__ */ createIcon('M4 5.5h3.5V9H4ZM4 15h3.5v3.5H4ZM11 7.2h9M11 16.8h9');

const sortIds = {
  'relevance:desc': 'shop.shop.sort-relevance',
  'name:asc': 'shop.shop.sort-name-asc',
  'name:desc': 'shop.shop.sort-name-desc',
  'price:asc': 'shop.shop.sort-price-asc',
  'price:desc': 'shop.shop.sort-price-desc',
  'newest:desc': 'shop.shop.sort-newest',
} as const satisfies Record<ShopSort, string>;

export interface ShopToolbarProps {
  /** Text with the number of results; empty while it is unknown. */
  readonly countText: string;
  readonly sort: ShopSort;
  readonly view: 'grid' | 'list';
  readonly filterCount: number;
  readonly onSort: (sort: ShopSort) => void;
  readonly onView: (view: 'grid' | 'list') => void;
  readonly onOpenFilters: () => void;
}

/** Number of results, sort order, view, and on narrow widgets a button that opens the filters. */
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
        {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons are not a fieldset */}
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
