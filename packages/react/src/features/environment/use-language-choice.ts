import { useEffect } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useLocale } from '../../provider/use-session.ts';
import type { WidgetProps } from '../../widget/define-widget.ts';
import type { LanguageMenuProps } from './language-menu.view.tsx';

/** The languages there are, and the choice of another; the page is told once it holds. */
export function useLanguageChoice(
  emit: WidgetProps['emit'],
): Pick<LanguageMenuProps, 'locales' | 'locale' | 'onLocale'> {
  const { localisation } = useSdk();
  const { code: shown, supported } = useLocale();
  useEffect(() => void localisation.loadSupported(), [localisation]);
  const choose = async (code: string) => {
    await localisation.setLocale(code);
    // A later choice, or a language that could not be had, is no change to this one.
    if (localisation.$locale.get().code === code) emit('locale-changed', { locale: code });
  };
  return { locales: supported, locale: shown, onLocale: (code) => void choose(code) };
}
