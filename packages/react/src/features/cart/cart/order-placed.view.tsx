import type { Order } from '@foyer/contract/orders/orders.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { usePaymentText } from '../../../domain/payment/use-payment-text.ts';
import { bindingBasis, bindingPrice } from '../../../domain/price/binding-price.ts';
import { useBackorderText } from '../../../domain/quantity/use-backorder-text.ts';
import { Sent } from '../../../page/sent.view.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';

/** The placed order: number, price, invoice address, payment terms and delivery. */
export function OrderPlaced({ order }: { readonly order: Order }) {
  const { t } = useCartMessages();
  const format = useFormat();
  const paymentText = usePaymentText();
  return (
    <Sent
      part="order-placed"
      title={t('cart.cart.placed-title')}
      text={t('cart.cart.placed-text', { number: order.number })}
      actions={
        <>
          <WidgetLink
            className={buttonClass({})}
            target={{ route: 'order', params: { id: order.id } }}
            part="to-order"
          >
            {t('cart.cart.to-order')}
          </WidgetLink>
          <WidgetLink
            className={buttonClass({ variant: 'secondary' })}
            target={{ route: 'shop' }}
            part="to-shop"
          >
            {t('cart.cart.continue')}
          </WidgetLink>
        </>
      }
    >
      <PlacedLines order={order} />
      <dl className={css.placedFacts}>
        <dt className={css.factLabel}>{t('cart.cart.placed-number')}</dt>
        <dd className={css.factValue}>{order.number}</dd>
        <dt className={css.factLabel}>{t('cart.cart.placed-total')}</dt>
        <dd className={css.factValue}>
          {format.money(order.gross)} <span className={css.inTotal}>{t('base.totals.gross-hint')}</span>
        </dd>
        <dt className={css.factLabel}>{t('cart.cart.billing-address')}</dt>
        <dd className={css.factText}>
          <AddressText address={order.invoiceAddress} />
        </dd>
        {order.paymentTerms !== null && (
          <>
            <dt className={css.factLabel}>{t('cart.cart.payment')}</dt>
            <dd className={css.factText}>{paymentText(order.paymentTerms)}</dd>
          </>
        )}
        {order.expectedDeliveryDate !== null && (
          <>
            <dt className={css.factLabel}>{t('cart.cart.placed-date')}</dt>
            <dd className={css.factValue}>{format.date(order.expectedDeliveryDate)}</dd>
          </>
        )}
      </dl>
    </Sent>
  );
}

/** The ordered lines, at the binding prices. */
function PlacedLines({ order }: { readonly order: Order }) {
  const { t } = useCartMessages();
  const format = useFormat();
  const backorderText = useBackorderText();
  const { basis } = order.totals;
  if (order.items.length === 0) return null;
  return (
    <div className={css.placedLines} part="placed-lines">
      <ul aria-label={t('cart.cart.items')}>
        {order.items.map((item) => {
          const price = bindingPrice(item, basis);
          return (
            <li key={item.id} className={css.placedLine}>
              <span>{keepUnits(item.name)}</span>
              <span className={css.placedUnit}>
                {format.number(item.quantity)} × {format.money(price.unit)}
              </span>
              <span className={css.placedSum}>{format.money(price.line)}</span>
              {item.backorder && (
                <span className={css.placedLater}>{backorderText(item.quantity, item.backorder)}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={css.placedNote}>{t(`base.prices.${bindingBasis(basis)}`)}</p>
    </div>
  );
}
