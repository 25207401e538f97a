import { Button } from '@foyer/ui/button/button.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { Popover, type PopoverProps } from '@foyer/ui/popover/popover.tsx';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import type { ColumnChoiceProps } from './column-choice-button.tsx';
import * as css from './column-choice-panel.css.ts';
import { shownColumns } from './list-columns.ts';

type ColumnChoicePanelProps = ColumnChoiceProps & Pick<PopoverProps, 'anchor' | 'onClose'>;

/** Popover to choose the shown columns. The title column cannot be hidden. */
export function ColumnChoicePanel(props: ColumnChoicePanelProps) {
  const { list, columns, anchor, onClose } = props;
  const { t } = useFirstMessages();
  const shown = shownColumns(columns, list.columnIds).map(({ id }) => id);
  const choose = (id: string, isShown: boolean) => {
    const all = columns.filter((column) => (column.id === id ? isShown : shown.includes(column.id)));
    list.setColumnIds(all.map((column) => column.id));
  };
  return (
    <Popover anchor={anchor} label={t('base.list.columns')} onClose={onClose}>
      <div className={css.choice}>
        {columns
          .filter((column) => column.shown !== 'export' && !column.isTitle)
          .map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={shown.includes(id)}
              onCheckedChange={(isShown) => choose(id, isShown)}
            />
          ))}
        {list.columnIds !== undefined && (
          <Button variant="link" onClick={() => list.setColumnIds(undefined)}>
            {t('base.list.columns-reset')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
