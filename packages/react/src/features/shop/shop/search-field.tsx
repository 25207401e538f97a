import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useShopMessages } from './shop.messages.ts';

export interface SearchFieldProps {
  readonly value: string;
  /** Called when typing pauses, or at once on Enter. */
  readonly onSearch: (text: string) => void;
  /** @default 250 */
  readonly pauseMs?: number;
}

/** Searches while one types. A value that changes from outside (back button, cleared filters) replaces the text. */
export function SearchField({ value, onSearch, pauseMs = 250 }: SearchFieldProps) {
  const { t } = useShopMessages();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  const send = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next.trim();
    onSearch(next.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is new, older browsers give it no role
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <TextField
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        label={<VisuallyHidden>{t('shop.shop.search')}</VisuallyHidden>}
        placeholder={t('shop.shop.search-placeholder')}
        prefix={<SearchIcon size={18} />}
        value={text}
        onValueChange={(next) => {
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(next), pauseMs);
        }}
      />
    </form>
  );
}
