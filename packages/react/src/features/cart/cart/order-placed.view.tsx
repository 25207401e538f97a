import type { Order } from '@foyer/contract/orders/orders.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import {
  OrderConfirmationButton,
  OrderConfirmationResult,
  useOrderConfirmation,
} from '../../../domain/order/order-confirmation-button.tsx';
import { usePaymentText } from '../../../domain/payment/use-payment-text.ts';
import { bindingBasis, bindingPrice } from '../../../domain/price/binding-price.ts';
import { useBackorderText } from '../../../domain/quantity/use-backorder-text.ts';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import { Sent } from '../../../page/sent.view.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';

/** The placed order: number, price, addresses, payment terms, delivery, its confirmation as PDF and the next steps. */
export function OrderPlaced({ order }: { readonly order: Order }) {
  const { t } = useCartMessages();
  const format = useFormat();
  const paymentText = usePaymentText();
  const confirmation = useOrderConfirmation(order);
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
          <OrderConfirmationButton download={confirmation} />
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
        <dt className={css.factLabel}>{t('cart.cart.delivery')}</dt>
        <dd className={css.factText}>
          <AddressText address={order.deliveryAddress} />
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
      <p className={css.placedResult} role="status">
        <OrderConfirmationResult state={confirmation.state} />
      </p>
      <NextSteps order={order} />
    </Sent>
  );
}

/** Ways on after the order: its progress, and the contact for a change or cancellation. */
function NextSteps({ order }: { readonly order: Order }) {
  const { t } = useCartMessages();
  return (
    <section className={css.placedLines} part="next-steps">
      <h2 className={css.nextTitle}>{t('cart.cart.next')}</h2>
      <p className={css.nextText}>{t('cart.cart.next-follow')}</p>
      <p className={css.nextText}>{t('cart.cart.next-change')}</p>
      <AskAbout kind="order" id={order.id} label={order.number} />
    </section>
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
