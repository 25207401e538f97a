import { SearchIcon } from '@foyer/ui/icon/icons.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { type SearchText, useTypedText } from '../../../list/use-search-text.ts';
import { useShopMessages } from './shop.messages.ts';

export interface SearchFieldProps {
  readonly search: SearchText;
  /** `isFinal` after Enter, which searches without the delay after typing. */
  readonly onSearch: (text: string, isFinal: boolean) => void;
}

/** The search field of the shop. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const value = useTypedText(search);
  const { t } = useShopMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is new, older browsers give it no role
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value, true);
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
        value={value}
        onValueChange={(text) => onSearch(text, false)}
      />
    </form>
  );
}
