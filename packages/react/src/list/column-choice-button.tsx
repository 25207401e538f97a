import { Button } from '@foyer/ui/button/button.tsx';
import { ColumnsIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useRef, useState } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import * as css from './list.css.ts';
import type { AnyColumn } from './list-columns.ts';
import type { ListState } from './list-state.ts';

const ColumnChoicePanel = lazyView(async () => (await import('./column-choice-panel.tsx')).ColumnChoicePanel);

export interface ColumnChoiceProps {
  readonly list: Pick<ListState<unknown>, 'columnIds' | 'setColumnIds'>;
  readonly columns: readonly AnyColumn<never>[];
}

/** Button that opens the choice of columns. */
export function ColumnChoiceButton({ list, columns }: ColumnChoiceProps) {
  const { t } = useFirstMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={css.columnsBox}>
      <Button
        ref={button}
        variant="ghost"
        icon={<ColumnsIcon size={18} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        part="columns"
      >
        {t('base.list.columns')}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnChoicePanel list={list} columns={columns} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
