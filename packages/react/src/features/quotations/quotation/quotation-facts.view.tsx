import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { usePaymentText } from '../../../domain/payment/use-payment-text.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './quotation.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

/** Reference, dates, payment terms and notes of both sides; empty ones are left out. */
export function QuotationFacts({ quotation }: { readonly quotation: Quotation }) {
  const { t } = useQuotationMessages();
  const format = useFormat();
  const paymentText = usePaymentText();
  const { reference, validUntil, requestedDeliveryDate, paymentTerms, note, offerNote } = quotation;
  const day = (value: string | null) => value && format.date(value);
  const facts = [
    { term: t('quotations.quotation.reference'), value: reference },
    { term: t('quotations.quotation.valid-until.term'), value: day(validUntil) },
    { term: t('quotations.quotation.requested-delivery-date'), value: day(requestedDeliveryDate) },
    { term: t('quotations.quotation.payment'), value: paymentTerms && paymentText(paymentTerms) },
    { term: t('quotations.quotation.note'), value: note, isWide: true },
    { term: t('quotations.quotation.offer-note'), value: offerNote, isWide: true },
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <dl className={page.facts} part="facts">
      {facts.map(({ term, value, isWide }) => (
        <div key={term} className={classNames(page.fact, isWide && css.wideFact)}>
          <dt className={page.term}>{term}</dt>
          <dd className={classNames(page.detail, isWide && css.words)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
