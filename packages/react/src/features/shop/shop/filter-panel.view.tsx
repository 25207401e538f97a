import type { Category } from '@foyer/contract/shop/shop.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { useState } from 'react';
import { CategoryTree } from './category-nav.view.tsx';
import * as css from './shop.css.ts';
import { useShopMessages } from './shop.messages.ts';
import { activeFilterCount, type ShopFilters } from './use-shop-list.ts';

/** A tag and the number of its articles. */
export interface TagChoice {
  readonly id: string;
  readonly name: string;
  readonly articleCount: number;
}

export interface FilterPanelProps {
  readonly filters: ShopFilters;
  readonly categories: readonly Category[] | undefined;
  readonly tags: readonly TagChoice[];
  readonly onChange: (patch: Partial<ShopFilters>) => void;
}

const firstTags = 8;

function toggled(list: readonly string[], value: string, isOn: boolean): string[] | undefined {
  const next = isOn ? [...list, value] : list.filter((other) => other !== value);
  return next.length > 0 ? next : undefined;
}

/** The first tags and the chosen ones; the others on demand. */
function TagFilter({ filters, tags, onChange }: Omit<FilterPanelProps, 'categories'>) {
  const { t } = useShopMessages();
  const [isOpen, setOpen] = useState(false);
  const chosen = filters.tag ?? [];
  const shown = tags.filter(({ id }, index) => isOpen || index < firstTags || chosen.includes(id));
  return (
    <fieldset className={css.panelSection}>
      <legend className={css.panelTitle}>{t('shop.shop.tags')}</legend>
      <div className={css.tagList}>
        {shown.map((tag) => (
          <Checkbox
            key={tag.id}
            className={tag.articleCount === 0 ? css.noArticles : undefined}
            label={`${tag.name} (${tag.articleCount})`}
            checked={chosen.includes(tag.id)}
            onCheckedChange={(isOn) => onChange({ tag: toggled(chosen, tag.id, isOn) })}
          />
        ))}
      </div>
      {tags.length > firstTags && (
        <Button
          className={css.moreTags}
          variant="link"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'base.show-less' : 'base.show-more')}
        </Button>
      )}
    </fieldset>
  );
}

/** The categories and all filters in a column, beside the articles or in the drawer. */
export function FilterPanel({ filters, categories, tags, onChange }: FilterPanelProps) {
  const { t } = useShopMessages();
  return (
    <div className={css.panel} part="filters">
      <section className={css.panelSection}>
        <h2 className={css.panelTitle}>{t('shop.shop.categories')}</h2>
        <CategoryTree
          categories={categories}
          selected={filters.category ?? ''}
          onSelect={(category) => onChange({ category: category || undefined })}
        />
      </section>
      <section className={css.panelSection}>
        <Select
          label={t('shop.shop.kind')}
          value={filters.kind ?? ''}
          options={[
            { value: '', label: t('shop.shop.kind-all') },
            { value: 'hardware', label: t('shop.shop.kind-hardware') },
            { value: 'service', label: t('shop.shop.kind-service') },
          ]}
          onValueChange={(kind) =>
            onChange({ kind: kind === 'hardware' || kind === 'service' ? kind : undefined })
          }
        />
        <Checkbox
          label={t('shop.shop.only-available')}
          checked={filters.available === true}
          onCheckedChange={(isOn) => onChange({ available: isOn ? true : undefined })}
        />
      </section>
      {tags.length > 0 && <TagFilter filters={filters} tags={tags} onChange={onChange} />}
      {activeFilterCount(filters) > 0 && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange({ tag: undefined, kind: undefined, available: undefined })}
        >
          {t('shop.shop.clear-filters')}
        </Button>
      )}
    </div>
  );
}
