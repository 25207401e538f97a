import type { Order } from '@foyer/contract/orders/orders.schema';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { usePaymentText } from '../../../domain/payment/use-payment-text.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { LinkOrText } from '../../../widget/links/link-or-text.tsx';
import { isOpenOrder } from '../order-state-tone.ts';
import * as css from './order.css.ts';
import { useOrderMessages } from './order.messages.ts';

/** A link to the quotation that the order accepted. */
function QuotationLink({
  quotation: { id, number },
}: {
  readonly quotation: NonNullable<Order['quotation']>;
}) {
  return (
    <LinkOrText target={{ route: 'quotation', params: { id } }} className={page.link}>
      {number}
    </LinkOrText>
  );
}

/** Reference, cost centre, dates, payment terms and note of an order; empty ones are left out. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useOrderMessages();
  const format = useFormat();
  const paymentText = usePaymentText();
  const day = (value: string | null) => value && format.date(value);
  const facts = [
    [t('orders.order.reference'), order.reference],
    [t('orders.order.quotation'), order.quotation && <QuotationLink quotation={order.quotation} />],
    [t('orders.order.cost-centre'), order.costCentre],
    [t('orders.order.requested'), day(order.requestedDeliveryDate)],
    [t('orders.order.expected'), isOpenOrder(order.state) && day(order.expectedDeliveryDate)],
    [t('orders.order.payment'), order.paymentTerms && paymentText(order.paymentTerms)],
    [t('orders.order.note'), order.note],
  ] as const;
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={css.facts} part="facts">
      {known.map(([term, value]) => (
        <div key={term} className={classNames(value === order.note && css.wideFact)}>
          <dt className={page.term}>{term}</dt>
          <dd className={page.detail}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
