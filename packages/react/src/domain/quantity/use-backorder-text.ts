import type { Backorder } from '@foyer/contract/shop/shop.schema';
import { useMemo } from 'react';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { useLocale } from '../../provider/use-session.ts';

/** Returns a function that describes a partial backorder: "6 at once, 44 from 3 December". */
export function useBackorderText(): (quantity: number, backorder: Backorder) => string {
  const { t } = useFirstMessages();
  const { tag } = useLocale();
  // no year, since a backorder is only weeks ahead
  const day = useMemo(
    () => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    [tag],
  );
  return (quantity, { quantity: later, expectedOn }) => {
    const date = day.format(new Date(expectedOn)).replaceAll(' ', '\u00a0');
    return t('base.quantity.backorder', { atOnce: quantity - later, later, date });
  };
}
