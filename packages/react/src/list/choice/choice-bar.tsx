import { Button } from '@foyer/ui/button/button.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { type ReactNode, useRef } from 'react';
import type { AnyList } from '../list-state.ts';
import { useChoiceMessages } from './choice.messages.ts';
import * as css from './choice-bar.css.ts';
import type { Choice } from './use-choice.ts';

export interface ChoiceBarProps {
  readonly list: Pick<AnyList<{ readonly id: string }>, 'items' | 'total' | 'totalIsCapped'>;
  readonly choice: Choice;
  /** Actions for the chosen entries, at the end of the bar. */
  readonly children: ReactNode;
}

/** Bar above a list: number of chosen entries, choice of the whole page or of all matching entries at once, and actions for them. */
export function ChoiceBar({ list, choice, children }: ChoiceBarProps) {
  const { t } = useChoiceMessages();
  const { total = list.items.length } = list;
  const page = list.items.map(({ id }) => id);
  const chosen = page.filter(choice.has).length;
  const isWholePage = page.length > 0 && chosen === page.length;
  const bar = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  // both buttons disappear when they are pressed, so the focus moves first
  const chooseAll = () => {
    clear.current?.focus();
    choice.chooseAll();
  };
  const clearAll = () => {
    bar.current?.querySelector('input')?.focus();
    choice.clear();
  };
  const count = choice.isAll ? total : choice.ids.size;
  if (page.length === 0) return null;
  return (
    <div className={css.bar} ref={bar} part="choice">
      <Checkbox
        label={t('base.choice.page', { count: page.length })}
        checked={isWholePage}
        isIndeterminate={chosen > 0 && !isWholePage}
        onCheckedChange={(isChosen) => choice.set(page, isChosen)}
      />
      <span className={css.count} role="status">
        {count > 0 && t('base.choice.count', { count })}
      </span>
      {isWholePage && !choice.isAll && total > page.length && !list.totalIsCapped && (
        <Button variant="link" onClick={chooseAll}>
          {t('base.choice.all', { count: total })}
        </Button>
      )}
      {count > 0 && (
        <Button variant="link" ref={clear} onClick={clearAll}>
          {t('base.choice.clear')}
        </Button>
      )}
      <div className={css.actions}>{children}</div>
    </div>
  );
}
