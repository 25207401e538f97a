import type { Cart } from '@foyer/contract/cart/cart.schema';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { usePaymentText } from '../../../domain/payment/use-payment-text.ts';
import { useBackorderText } from '../../../domain/quantity/use-backorder-text.ts';
import { useCartMessages } from './cart.messages.ts';
import * as css from './order-terms.css.ts';

/** The information before a binding order: quantities that come later, invoice address and payment terms. */
export function OrderTerms({ cart }: { readonly cart: Cart }) {
  const { t } = useCartMessages();
  const paymentText = usePaymentText();
  const backorderText = useBackorderText();
  return (
    <dl className={css.terms} part="order-terms">
      {cart.items.some(({ backorder }) => backorder !== null) && (
        <>
          <dt className={css.label}>{t('cart.cart.later')}</dt>
          {cart.items.map(
            ({ id, name, quantity, backorder }) =>
              backorder && (
                <dd key={id} className={css.value}>
                  {keepUnits(name)}: {backorderText(quantity, backorder)}
                </dd>
              ),
          )}
        </>
      )}
      {cart.invoiceAddress !== null && (
        <>
          <dt className={css.label}>{t('cart.cart.billing-address')}</dt>
          <dd className={css.value}>
            <AddressText address={cart.invoiceAddress} />
          </dd>
        </>
      )}
      <dt className={css.label}>{t('cart.cart.payment')}</dt>
      <dd className={css.value}>{paymentText(cart.paymentTerms)}</dd>
    </dl>
  );
}
