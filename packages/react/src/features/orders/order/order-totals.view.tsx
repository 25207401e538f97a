import type { Order } from '@foyer/contract/orders/orders.schema';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useOrdersMessages } from '../orders.messages.ts';
import * as css from './order.css.ts';

/** What it costs, with each VAT rate; all sums are the server's. */
export function OrderTotals({ totals }: { totals: Order['totals'] }) {
  const { t } = useOrdersMessages();
  const format = useFormat();
  const percent = (rate: number) => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 1 });
  const isFree = totals.shippingNet.amount === 0;
  return (
    <dl className={css.totals} part="totals">
      <Line label={t('orders.order.totals.items')} amount={format.money(totals.itemsNet)} />
      <Line
        label={t('orders.order.totals.shipping')}
        amount={isFree ? t('orders.order.totals.shipping.free') : format.money(totals.shippingNet)}
      />
      <Line label={t('orders.order.totals.net')} amount={format.money(totals.net)} />
      {totals.taxes.map(({ rate, net, tax }) => (
        <Line
          key={rate}
          label={t('orders.order.totals.tax', { rate: percent(rate), net: format.money(net) })}
          amount={format.money(tax)}
        />
      ))}
      <Line label={t('orders.order.totals.gross')} amount={format.money(totals.gross)} isGrand />
    </dl>
  );
}

function Line({ label, amount, isGrand }: { label: string; amount: string; isGrand?: boolean }) {
  return (
    <div className={classNames(css.totalLine, isGrand && css.grandTotal)}>
      <dt className={css.totalLabel}>{label}</dt>
      <dd className={css.totalAmount}>{amount}</dd>
    </div>
  );
}
