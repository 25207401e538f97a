import { useEffect } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useLocale } from '../../provider/use-session.ts';
import type { WidgetProps } from '../../widget/define-widget.ts';
import type { LanguageMenuProps } from './language-menu.view.tsx';

/** Returns the supported languages and a function that selects one; the page is told once the language is active. */
export function useLanguageChoice(
  emit: WidgetProps['emit'],
): Pick<LanguageMenuProps, 'locales' | 'locale' | 'onLocale'> {
  const { localisation } = useSdk();
  const { code: shown, supported } = useLocale();
  useEffect(() => void localisation.loadSupported(), [localisation]);
  const choose = async (code: string) => {
    await localisation.setLocale(code);
    // a later choice may have won, or the language could not be loaded
    if (localisation.$locale.get().code === code) emit('locale-changed', { locale: code });
  };
  return { locales: supported, locale: shown, onLocale: (code) => void choose(code) };
}
