import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { usePaymentText } from '../../../domain/payment/use-payment-text.ts';
import { bindingBasis } from '../../../domain/price/binding-price.ts';
import { Totals } from '../../../domain/totals/totals.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { linePrice } from '../quotation/line-price.ts';
import * as css from './quotation-answer.css.ts';
import { useQuotationAnswerMessages } from './quotation-answer.messages.ts';

/** The ordered articles, their total and the payment terms. */
export function AcceptSummary({ quotation }: { readonly quotation: Quotation }) {
  const { t } = useQuotationAnswerMessages();
  const format = useFormat();
  const paymentText = usePaymentText();
  const { items, basis, totals, paymentTerms } = quotation;
  return (
    <>
      <ul className={css.lines} aria-label={t('quotations.quotation-answer.lines')} part="ordered-lines">
        {items.map((item) => {
          const { unit, line, list } = linePrice(item, basis);
          return (
            <li key={item.id} className={css.line}>
              <span className={css.name}>{keepUnits(item.name)}</span>
              <span className={css.sum}>{line && format.money(line)}</span>
              <span className={page.small}>
                {format.number(item.quantity)} × {format.money(unit ?? list)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={page.small}>{t(`base.prices.${bindingBasis(basis)}`)}</p>
      {totals && <Totals totals={totals} />}
      {paymentTerms && (
        <div>
          <p className={page.term}>{t('quotations.quotation-answer.payment')}</p>
          <p className={page.detail}>{paymentText(paymentTerms)}</p>
        </div>
      )}
    </>
  );
}
