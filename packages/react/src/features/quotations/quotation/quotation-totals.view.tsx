import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Totals } from '../../../domain/totals/totals.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './quotation.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

/** The total of the offer and the savings; a note while there is no offer. */
export function QuotationTotals({ quotation }: { readonly quotation: Quotation }) {
  const { t } = useQuotationMessages();
  const format = useFormat();
  const { state, totals, basis, savingsNet, savingsGross } = quotation;
  if (totals === null)
    return (
      <p className={page.muted}>
        {t(isWaiting(state) ? 'quotations.quotation.totals.none' : 'quotations.quotation.totals.never')}
      </p>
    );
  const savings = basis === 'gross' ? savingsGross : savingsNet;
  return (
    <>
      <Totals totals={totals} />
      {savings && savings.amount > 0 && (
        <p className={css.savings} part="savings">
          <span>{t('quotations.quotation.savings')}</span>
          <span>{format.money(savings)}</span>
        </p>
      )}
    </>
  );
}

const isWaiting = (state: Quotation['state']) => state === 'requested' || state === 'in_preparation';
