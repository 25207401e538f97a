import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import type { CartLine } from '../cart.store.ts';
import { textButton } from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';

export interface LineNoteProps {
  readonly line: CartLine;
  /** Resolves with whether the note was saved. */
  readonly onNote: (line: CartLine, note: string) => Promise<boolean>;
}

/** A note of up to 200 characters, saved when the field loses focus; a note that could not be saved stays in the field. */
export function LineNote({ line, onNote }: LineNoteProps) {
  const { t } = useCartMessages();
  const [isOpen, setOpen] = useState(false);
  const saved = line.note ?? '';
  if (!isOpen && saved === '') {
    return (
      <button
        type="button"
        className={textButton}
        aria-label={t('cart.cart.add-note-of', { name: line.name })}
        onClick={() => setOpen(true)}
        part="add-note"
      >
        {t('cart.cart.add-note')}
      </button>
    );
  }
  const save = (text: string) => {
    const note = text.trim();
    if (note === saved) setOpen(false);
    else void onNote(line, note).then((isSaved) => isSaved && setOpen(false));
  };
  return (
    <TextField
      autoFocus={isOpen}
      label={
        <>
          <span aria-hidden="true">{t('cart.cart.note')}</span>
          <VisuallyHidden>{t('cart.cart.note-of', { name: line.name })}</VisuallyHidden>
        </>
      }
      maxLength={200}
      defaultValue={saved}
      onFocus={() => setOpen(true)}
      onBlur={(event) => save(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
