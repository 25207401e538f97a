import type { Cart } from '@foyer/contract/cart/cart.schema';
import { ProgressBar } from '@foyer/ui/progress-bar/progress-bar.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { useCartMessages } from '../cart.messages.ts';
import * as css from './cart.css.ts';

/** How far the cart is from free shipping; nothing where nothing ships. */
export function FreeShipping({ totals }: { totals: Cart['totals'] }) {
  const { t } = useCartMessages();
  const format = useFormat();
  const { freeShippingFrom: from, freeShippingMissing: missing } = totals;
  if (from === null) return null;
  if (missing === null) {
    return (
      <div className={css.freeShipping} part="free-shipping">
        <p className={css.good}>{t('cart.freeShippingReached')}</p>
      </div>
    );
  }
  const text = t('cart.freeShippingMissing', { amount: format.money(missing) });
  return (
    <div className={css.freeShipping} part="free-shipping">
      <p className={css.hint}>{text}</p>
      <ProgressBar label={t('cart.freeShipping')} value={1 - missing.amount / from.amount} valueText={text} />
    </div>
  );
}
