import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import * as css from './chip.css.ts';

interface ChoiceChipProps {
  readonly children: ReactNode;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

/** A short choice that is on or off. */
export function ChoiceChip({ children, isPressed, onPress }: ChoiceChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={isPressed} onClick={onPress} part="chip">
      <span className={css.text}>{children}</span>
    </button>
  );
}

interface RemovableChipProps {
  readonly children: string;
  /** What pressing it does, with what it is about: "Filter entfernen: Status: Geliefert". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Something that holds, in words, until it is pressed. */
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
