import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import * as css from './chip.css.ts';

interface ChoiceChipProps {
  readonly children: ReactNode;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

/** A toggle with a short text. */
export function ChoiceChip({ children, isPressed, onPress }: ChoiceChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={isPressed} onClick={onPress} part="chip">
      <span className={css.text}>{children}</span>
    </button>
  );
}

interface RemovableChipProps {
  readonly children: string;
  /** Label of the button with its action and object: "Filter entfernen: Status: Geliefert". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A chip that is removed by pressing it, such as an active filter. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={css.chip}
      aria-label={removeLabel}
      title={children}
      onClick={onRemove}
      data-removable=""
      part="chip"
    >
      <span className={css.text}>{children}</span>
      <CloseIcon size={16} className={css.cross} />
    </button>
  );
}
