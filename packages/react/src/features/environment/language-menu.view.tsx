import { languageName } from '@foyer/core';
import { GlobeIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { useEnvironmentMessages } from './environment-feature.messages.ts';
import { ShortText } from './short-text.view.tsx';

export interface LanguageMenuProps {
  /** Locale codes, such as `de_DE`; with fewer than two the switch is hidden. */
  readonly locales: readonly string[];
  readonly locale: string;
  readonly onLocale: (code: string) => void;
  /** Whether the button shows only an icon. @default false */
  readonly isRail?: boolean;
  /** Class of the button that shows the language's name. */
  readonly className?: string;
}

/** The current language, and a menu of the others, each in its own language. */
export function LanguageMenu({ isRail, className, locales, locale, onLocale }: LanguageMenuProps) {
  const { t } = useEnvironmentMessages();
  if (locales.length < 2) return null;
  const name = languageName(locale);
  const label = `${t('environment.language.label')}: ${name}`;
  return (
    <Menu
      label={label}
      variant="ghost"
      isBlock
      className={isRail ? undefined : className}
      icon={<GlobeIcon size={18} />}
      items={locales.map((code) => ({ id: code, label: languageName(code), isSelected: code === locale }))}
      onAction={onLocale}
    >
      {isRail ? undefined : <ShortText label={label} text={name} />}
    </Menu>
  );
}
