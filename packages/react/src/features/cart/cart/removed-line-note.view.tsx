import { Alert } from '@foyer/ui/alert/alert.tsx';
import { useEffect, useRef } from 'react';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import type { RemovedLine } from '../cart.store.ts';
import { textButton } from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';

export interface RemovedLineNoteProps {
  readonly removed: RemovedLine;
  readonly onUndo: () => void;
}

/** A note in place of a removed line, with a focused undo button. */
export function RemovedLineNote({ removed, onUndo }: RemovedLineNoteProps) {
  const { t } = useCartMessages();
  const undo = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removed line loses the focus of its button
  useEffect(() => undo.current?.focus(), [removed]);
  return (
    <Alert
      tone="info"
      actions={
        <button ref={undo} type="button" className={textButton} onClick={onUndo} part="undo">
          {t('cart.cart.undo')}
        </button>
      }
    >
      {t('cart.cart.removed', { name: keepUnits(removed.name) })}
    </Alert>
  );
}
