import { Button } from '@foyer/ui/button/button.tsx';
import { useState } from 'react';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Button that copies a text and confirms it; on failure it asks to select the text by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useSecondFactorWordsMessages();
  const [announcement, setAnnouncement] = useState('');
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setAnnouncement(t('base.second-factor.copied')),
      () => setAnnouncement(t('base.second-factor.copy-failed')),
    );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()} part="copy">
        {label}
      </Button>
      <span role="status">{announcement}</span>
    </>
  );
}
