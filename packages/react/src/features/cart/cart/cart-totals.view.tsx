import type { Cart } from '@foyer/contract/cart/cart.schema';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';
import { FreeShipping } from './free-shipping.view.tsx';

type Totals = Cart['totals'];

export interface CartTotalsProps {
  readonly totals: Totals;
  /** The sums are those before the last change. */
  readonly isSaving: boolean;
}

function Sum({ label, className, children }: { label: ReactNode; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={css.sumValue}>{children}</dd>
    </div>
  );
}

/** The sums as the server computed them, from above to below: what binds the customer adds up line by line. */
export function CartTotals({ totals, isSaving }: CartTotalsProps) {
  const { t } = useCartMessages();
  return (
    <div aria-busy={isSaving} part="totals">
      <dl className={classNames(css.sums, isSaving && css.busy)}>
        {totals.basis === 'gross' ? <GrossSums totals={totals} /> : <NetSums totals={totals} />}
      </dl>
      <FreeShipping totals={totals} />
      <VisuallyHidden>
        <span role="status">{isSaving ? t('cart.cart.updating') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Business: net items and shipping, then each VAT rate on top. */
function NetSums({ totals }: { totals: Totals }) {
  const { t } = useCartMessages();
  const format = useFormat();
  return (
    <>
      <Sum label={t('cart.cart.items-net')} className={css.sum}>
        {format.money(totals.itemsNet)}
      </Sum>
      <Sum label={t('cart.cart.shipping')} className={css.sum}>
        {totals.shippingNet.amount === 0 ? t('cart.cart.shipping-free') : format.money(totals.shippingNet)}
      </Sum>
      <Sum label={t('cart.cart.net')} className={css.sum}>
        {format.money(totals.net)}
      </Sum>
      {totals.taxes.map(({ rate, net, tax }) => (
        <Sum
          key={rate}
          className={css.sum}
          label={
            totals.taxes.length > 1
              ? t('cart.cart.tax-of', { rate: format.number(rate), net: format.money(net) })
              : t('cart.cart.tax', { rate: format.number(rate) })
          }
        >
          {format.money(tax)}
        </Sum>
      ))}
      <GrandTotal totals={totals} />
    </>
  );
}

/** Private: gross items and shipping are the total; the VAT within it follows for information. */
function GrossSums({ totals }: { totals: Totals }) {
  const { t } = useCartMessages();
  const format = useFormat();
  return (
    <>
      <Sum label={t('cart.cart.items-gross')} className={css.sum}>
        {format.money(totals.itemsGross)}
      </Sum>
      <Sum label={t('cart.cart.shipping')} className={css.sum}>
        {totals.shippingGross.amount === 0
          ? t('cart.cart.shipping-free')
          : format.money(totals.shippingGross)}
      </Sum>
      <GrandTotal totals={totals} />
      {totals.taxes.map(({ rate, tax }) => (
        <Sum
          key={rate}
          className={classNames(css.sum, css.included)}
          label={t('cart.cart.included-tax', { rate: format.number(rate) })}
        >
          {format.money(tax)}
        </Sum>
      ))}
    </>
  );
}

function GrandTotal({ totals }: { totals: Totals }) {
  const { t } = useCartMessages();
  const format = useFormat();
  const label = (
    <>
      {t('cart.cart.gross')} <span className={css.inTotal}>{t('cart.cart.gross-hint')}</span>
    </>
  );
  return (
    <Sum label={label} className={css.total}>
      {format.money(totals.gross)}
    </Sum>
  );
}
