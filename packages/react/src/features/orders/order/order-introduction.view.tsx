import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { DetailHead, type DetailIntroductionProps } from '../../../page/detail-head.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { orderStateTones } from '../order-state-tone.ts';
import { useOrderMessages } from './order.messages.ts';

/** Number, state and date of an order, which lists have loaded already. */
export function OrderIntroduction({
  order,
  children,
  ...rest
}: DetailIntroductionProps & { readonly order: OrderSummary }) {
  const messages = useOrderMessages();
  const { t } = messages;
  const format = useFormat();
  const date = format.dateTime(order.orderedAt);
  return (
    <DetailHead
      {...rest}
      title={t('orders.order.title', { number: order.number })}
      number={order.number}
      badge={
        <Badge tone={orderStateTones[order.state]}>
          {textOfValue(messages, `orders.state.${order.state}`)}
        </Badge>
      }
    >
      <p className={page.muted}>{t('orders.order.ordered-on', { date, name: order.orderedBy })}</p>
      {children}
    </DetailHead>
  );
}
