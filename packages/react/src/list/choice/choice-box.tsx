import { box, checkbox } from '@foyer/ui/checkbox/checkbox.css.ts';
import { classNames } from '@foyer/ui/style/class-names.ts';
import type { ReactNode } from 'react';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import * as css from './choice.css.ts';

export interface ChoiceBoxProps {
  /** What the entry is called. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  /** What stands beside it. */
  readonly children: ReactNode;
}

/** The box of an entry, before its title; it lies above the link that spans the row. */
export function ChoiceBox({ name, isChosen, onChange, children }: ChoiceBoxProps) {
  const { t } = useFirstMessages();
  const label = t('base.list.filter-value', { label: t('base.list.select'), value: name });
  return (
    <span className={css.choosable}>
      <span className={css.target}>
        <input
          type="checkbox"
          className={classNames(box, checkbox)}
          aria-label={label}
          checked={isChosen}
          onChange={(event) => onChange(event.currentTarget.checked)}
          part="choice-box"
        />
      </span>
      <span>{children}</span>
    </span>
  );
}
