import type { Cart } from '@foyer/contract/cart/cart.schema';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { Totals } from '../../../domain/totals/totals.view.tsx';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';
import { FreeShipping } from './free-shipping.view.tsx';

export interface CartTotalsProps {
  readonly totals: Cart['totals'];
  /** Whether a change is being saved; the sums are those before it. */
  readonly isSaving: boolean;
}

/** The sums, and the amount missing to free shipping. */
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
