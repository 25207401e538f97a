import type { PaymentTerms } from '@foyer/contract';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';

/** Returns a function that describes terms of payment: "Invoice, payable within 30 days without deduction". */
export function usePaymentText(): (terms: PaymentTerms) => string {
  const { t } = useFirstMessages();
  return ({ dueDays, discount }) =>
    discount === null
      ? t('base.payment.due', { days: dueDays })
      : t('base.payment.discount', {
          days: dueDays,
          percent: discount.percent,
          discountDays: discount.days,
        });
}
