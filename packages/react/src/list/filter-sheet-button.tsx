import { Button } from '@foyer/ui/button/button.tsx';
import { FilterIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { activeCount, type FilteredList, type FilterField } from './filter-field.ts';
import * as css from './list.css.ts';
import type { ListState } from './list-state.ts';

const FilterSheet = lazyView(async () => (await import('./filter-sheet.tsx')).FilterSheet);

export interface FilterSheetProps<V extends object> {
  readonly list: FilteredList<V> &
    Pick<ListState<unknown>, 'status' | 'total' | 'totalIsCapped' | 'isFiltered' | 'resetFilters'>;
  readonly fields: readonly FilterField<V>[];
}

/** Button in narrow places that opens the filters in a drawer; its text counts the active filters. */
export function FilterSheetButton<V extends object>({ list, fields }: FilterSheetProps<V>) {
  const { t } = useFirstMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={css.narrowOnly}>
        <Button
          variant="secondary"
          icon={<FilterIcon size={18} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          part="filter"
        >
          {t('base.list.filter-count', { count: activeCount(list, fields) })}
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <FilterSheet list={list} fields={fields} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
