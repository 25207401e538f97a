import type { Totals as TotalsData } from '@foyer/contract';
import { classNames } from '@foyer/ui/style/class-names.ts';
import type { ReactNode } from 'react';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { useFormat } from '../../provider/use-format.ts';
import * as css from './totals.css.ts';

export interface TotalsProps {
  readonly totals: TotalsData;
  readonly className?: string | false;
}

/** Totals as the server computed them; the binding amounts add up line by line, from top to bottom. */
export function Totals({ totals, className }: TotalsProps) {
  return (
    <dl className={classNames(css.totals, className)} part="totals">
      {totals.basis === 'gross' ? <GrossLines totals={totals} /> : <NetLines totals={totals} />}
    </dl>
  );
}

function useTotalsFormat() {
  const { t } = useFirstMessages();
  const format = useFormat();
  const percent = (rate: number) => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 1 });
  const shipping = (amount: TotalsData['gross']) =>
    amount.amount === 0 ? t('base.totals.shipping-free') : format.money(amount);
  return { t, money: format.money, percent, shipping };
}

/** Lines for companies: net items and shipping, then each VAT rate on top. */
function NetLines({ totals }: { totals: TotalsData }) {
  const { t, money, percent, shipping } = useTotalsFormat();
  return (
    <>
      <Line label={t('base.totals.items-net')} amount={money(totals.itemsNet)} />
      <Line label={t('base.totals.shipping')} amount={shipping(totals.shippingNet)} />
      <Line label={t('base.totals.net')} amount={money(totals.net)} />
      {totals.taxes.map(({ rate, net, tax }) => (
        <Line
          key={rate}
          label={
            totals.taxes.length > 1
              ? t('base.totals.tax-of', { rate: percent(rate), net: money(net) })
              : t('base.totals.tax', { rate: percent(rate) })
          }
          amount={money(tax)}
        />
      ))}
      <GrandTotal gross={totals.gross} />
    </>
  );
}

/** Lines for private customers: gross items and shipping give the total; the included VAT follows for information. */
function GrossLines({ totals }: { totals: TotalsData }) {
  const { t, money, percent, shipping } = useTotalsFormat();
  return (
    <>
      <Line label={t('base.totals.items-gross')} amount={money(totals.itemsGross)} />
      <Line label={t('base.totals.shipping')} amount={shipping(totals.shippingGross)} />
      <GrandTotal gross={totals.gross} />
      {totals.taxes.map(({ rate, tax }) => (
        <Line
          key={rate}
          className={css.included}
          label={t('base.totals.included-tax', { rate: percent(rate) })}
          amount={money(tax)}
        />
      ))}
    </>
  );
}

/** Line with the grand total. */
export function GrandTotal({ gross }: Pick<TotalsData, 'gross'>) {
  const { t, money } = useTotalsFormat();
  const label = (
    <>
      {t('base.totals.gross')} <span className={css.hint}>{t('base.totals.gross-hint')}</span>
    </>
  );
  return <Line className={css.grand} label={label} amount={money(gross)} />;
}

function Line({ label, amount, className }: { label: ReactNode; amount: string; className?: string }) {
  return (
    <div className={classNames(css.line, className)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  );
}
