import type { Order } from '@foyer/contract/orders/orders.schema';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './order.css.ts';
import { useOrderMessages } from './order.messages.ts';

type Totals = Order['totals'];

/** What it costs, with each VAT rate; all sums are the server's, and what binds the customer adds up. */
export function OrderTotals({ totals }: { totals: Totals }) {
  return (
    <dl className={css.totals} part="totals">
      {totals.basis === 'gross' ? <GrossLines totals={totals} /> : <NetLines totals={totals} />}
    </dl>
  );
}

function useTotalsFormat() {
  const { t } = useOrderMessages();
  const format = useFormat();
  const percent = (rate: number) => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 1 });
  const shipping = (amount: Totals['gross']) =>
    amount.amount === 0 ? t('orders.order.totals.shipping.free') : format.money(amount);
  return { t, format, percent, shipping };
}

function NetLines({ totals }: { totals: Totals }) {
  const { t, format, percent, shipping } = useTotalsFormat();
  return (
    <>
      <Line label={t('orders.order.totals.items')} amount={format.money(totals.itemsNet)} />
      <Line label={t('orders.order.totals.shipping')} amount={shipping(totals.shippingNet)} />
      <Line label={t('orders.order.totals.net')} amount={format.money(totals.net)} />
      {totals.taxes.map(({ rate, net, tax }) => (
        <Line
          key={rate}
          label={t('orders.order.totals.tax', { rate: percent(rate), net: format.money(net) })}
          amount={format.money(tax)}
        />
      ))}
      <Line label={t('orders.order.totals.gross')} amount={format.money(totals.gross)} isGrand />
    </>
  );
}

function GrossLines({ totals }: { totals: Totals }) {
  const { t, format, percent, shipping } = useTotalsFormat();
  return (
    <>
      <Line label={t('orders.order.totals.items.gross')} amount={format.money(totals.itemsGross)} />
      <Line label={t('orders.order.totals.shipping.gross')} amount={shipping(totals.shippingGross)} />
      <Line label={t('orders.order.totals.gross')} amount={format.money(totals.gross)} isGrand />
      {totals.taxes.map(({ rate, tax }) => (
        <Line
          key={rate}
          label={t('orders.order.totals.included', { rate: percent(rate) })}
          amount={format.money(tax)}
        />
      ))}
    </>
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
