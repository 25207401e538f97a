import type { ComboBoxTexts } from '@foyer/ui/combo-box/combo-box.tsx';
import { useMemo } from 'react';
import { useFirstMessages } from './first/first.messages.ts';

/** Returns the texts of combo boxes in the active language. */
export function useComboBoxTexts(): Required<ComboBoxTexts> {
  const { t } = useFirstMessages();
  return useMemo(
    () => ({
      empty: t('base.combo-box.empty'),
      searching: t('base.combo-box.searching'),
      failed: t('base.combo-box.failed'),
      retry: t('base.retry'),
    }),
    [t],
  );
}
