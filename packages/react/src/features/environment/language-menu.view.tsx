import { languageName } from '@foyer/core';
import { GlobeIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { useEnvironmentMessages } from './environment-feature.messages.ts';
import { ShortText } from './short-text.view.tsx';

export interface LanguageMenuProps {
  /** Locale codes, `de_DE`; one or none hides the switch. */
  readonly locales: readonly string[];
  readonly locale: string;
  readonly onLocale: (code: string) => void;
  /** The icon only. */
  readonly isRail?: boolean;
  /** Of the button with the language's name. */
  readonly className?: string;
}

/** The language shown, and the others there are, each in its own name. */
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
