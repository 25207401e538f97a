import type { Cart } from '@foyer/contract/cart/cart.schema';
import { ProgressBar } from '@foyer/ui/progress-bar/progress-bar.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';

/** The amount missing to free shipping; renders nothing if nothing ships. */
export function FreeShipping({ totals }: { totals: Cart['totals'] }) {
  const { t } = useCartMessages();
  const format = useFormat();
  const { freeShippingFrom: from, freeShippingMissing: missing } = totals;
  if (from === null) return null;
  if (missing === null) {
    return (
      <div className={css.freeShipping} part="free-shipping">
        <p className={css.good}>{t('cart.cart.free-shipping-reached')}</p>
      </div>
    );
  }
  const text = t('cart.cart.free-shipping-missing', { amount: format.money(missing) });
  return (
    <div className={css.freeShipping} part="free-shipping">
      <p className={css.hint}>{text}</p>
      <ProgressBar
        label={t('cart.cart.free-shipping')}
        value={1 - missing.amount / from.amount}
        valueText={text}
      />
    </div>
  );
}
