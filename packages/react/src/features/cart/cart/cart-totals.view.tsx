import type { Cart } from '@foyer/contract/cart/cart.schema';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { Totals } from '../../../domain/totals/totals.view.tsx';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';
import { FreeShipping } from './free-shipping.view.tsx';

export interface CartTotalsProps {
  readonly totals: Cart['totals'];
  /** The sums are those before the last change. */
  readonly isSaving: boolean;
}

/** The sums, and how far it is to free shipping. */
export function CartTotals({ totals, isSaving }: CartTotalsProps) {
  const { t } = useCartMessages();
  return (
    <div aria-busy={isSaving}>
      <Totals totals={totals} className={isSaving && css.busy} />
      <FreeShipping totals={totals} />
      <VisuallyHidden>
        <span role="status">{isSaving ? t('cart.cart.updating') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
