import type { PaymentTerms } from '@foyer/contract';
import { useBaseMessages } from '../../i18n/base.messages.ts';

/** Terms of payment in words: "Invoice, payable within 30 days without deduction". */
export function usePaymentText(): (terms: PaymentTerms) => string {
  const { t } = useBaseMessages();
  return ({ dueDays, discount }) =>
    discount === null
      ? t('base.payment.due', { days: dueDays })
      : t('base.payment.discount', {
          days: dueDays,
          percent: discount.percent,
          discountDays: discount.days,
        });
}
