import type { Cart } from '@foyer/contract/cart/cart.schema';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useFormat } from '../../../provider/use-format.ts';
import { useCartMessages } from '../cart.messages.ts';
import * as css from './cart.css.ts';

export interface CartTotalsProps {
  readonly totals: Cart['totals'];
  /** The sums are those before the last change. */
  readonly isSaving: boolean;
}

function Sum({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={css.sumValue}>{children}</dd>
    </div>
  );
}

/** The sums as the server computed them. */
export function CartTotals({ totals, isSaving }: CartTotalsProps) {
  const { t } = useCartMessages();
  const format = useFormat();
  const isFree = totals.shippingNet.amount === 0;
  return (
    <div aria-busy={isSaving} part="totals">
      <dl className={classNames(css.sums, isSaving && css.busy)}>
        <Sum label={t('cart.itemsNet')} className={css.sum}>
          {format.money(totals.itemsNet)}
        </Sum>
        <Sum label={t('cart.shipping')} className={css.sum}>
          {isFree ? t('cart.shippingFree') : format.money(totals.shippingNet)}
        </Sum>
        <Sum label={t('cart.net')} className={css.sum}>
          {format.money(totals.net)}
        </Sum>
        {totals.taxes.map(({ rate, net, tax }) => (
          <Sum
            key={rate}
            className={css.sum}
            label={
              totals.taxes.length > 1
                ? t('cart.taxOf', { rate: format.number(rate), net: format.money(net) })
                : t('cart.tax', { rate: format.number(rate) })
            }
          >
            {format.money(tax)}
          </Sum>
        ))}
        <Sum label={t('cart.gross')} className={css.total}>
          {format.money(totals.gross)}
        </Sum>
      </dl>
      {isFree && <p className={css.good}>{t('cart.freeShippingReached')}</p>}
      <VisuallyHidden>
        <span role="status">{isSaving ? t('cart.updating') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
