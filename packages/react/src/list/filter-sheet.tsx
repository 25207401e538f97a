import { Button } from '@foyer/ui/button/button.tsx';
import { Drawer } from '@foyer/ui/drawer/drawer.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { isDaysField } from './filter-field.ts';
import { FilterFields } from './filter-fields.tsx';
import * as css from './filter-sheet.css.ts';
import type { FilterSheetProps } from './filter-sheet-button.tsx';
import { MonthChips } from './month-chips.tsx';

/** Drawer with a list's filters. They apply at once; the last button says how many entries match. */
export function FilterSheet<V extends object>(props: FilterSheetProps<V> & { readonly onClose: () => void }) {
  const { list, fields, onClose } = props;
  const { t } = useFirstMessages();
  const days = fields.filter(isDaysField);
  const isCounted = list.status === 'ready' && list.total !== undefined && !list.totalIsCapped;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('base.list.filter')}
      closeLabel={t('base.close')}
      actions={
        <>
          {/* Never removed, because it has the focus when it is pressed. */}
          <Button
            variant="secondary"
            aria-disabled={!list.isFiltered || undefined}
            onClick={() => list.isFiltered && list.resetFilters()}
          >
            {t('base.list.filters-reset')}
          </Button>
          <Button onClick={onClose}>
            {isCounted ? t('base.list.filter-show', { count: list.total ?? 0 }) : t('base.list.filter-done')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <FilterFields list={list} fields={fields} />
        {days.map((field) => (
          <div key={String(field.from)} className={css.months}>
            <MonthChips list={list} field={field} />
          </div>
        ))}
      </div>
    </Drawer>
  );
}
