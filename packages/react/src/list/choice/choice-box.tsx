import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { type ReactNode, Suspense } from 'react';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import * as css from './choice.css.ts';
import type { ChoiceInputProps } from './choice-input.tsx';

const ChoiceInput = lazyView<ChoiceInputProps>(async () => (await import('./choice-input.tsx')).ChoiceInput);

export interface ChoiceBoxProps {
  /** Name of the entry, for the accessible label of the box. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  /** Title of the entry, beside the box. */
  readonly children: ReactNode;
}

/** Checkbox of an entry, before its title; it lies above the link that spans the row. */
export function ChoiceBox({ name, isChosen, onChange, children }: ChoiceBoxProps) {
  const { t } = useFirstMessages();
  const label = t('base.list.filter-value', { label: t('base.list.select'), value: name });
  return (
    <span className={css.choosable}>
      <span className={css.target}>
        <Suspense>
          <ChoiceInput label={label} isChosen={isChosen} onChange={onChange} />
        </Suspense>
      </span>
      <span>{children}</span>
    </span>
  );
}
