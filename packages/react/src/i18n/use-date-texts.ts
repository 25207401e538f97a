import type { DateRangeTexts } from '@foyer/ui/date-field/date-texts.ts';
import { useMemo } from 'react';
import { useFirstMessages } from './first/first.messages.ts';

/** Returns the texts of date fields in the active language. */
export function useDateTexts(): DateRangeTexts {
  const { t } = useFirstMessages();
  return useMemo(
    () => ({
      calendar: t('base.date.calendar'),
      today: t('base.date.today'),
      clear: t('base.date.clear'),
      from: t('base.date.from'),
      to: t('base.date.to'),
      order: t('base.date.order'),
      unreadable: (pattern) => t('base.date.unreadable', { pattern }),
      noSuchDay: (typed) => t('base.date.no-such-day', { typed }),
      tooEarly: (min) => t('base.date.too-early', { min }),
      tooLate: (max) => t('base.date.too-late', { max }),
    }),
    [t],
  );
}
