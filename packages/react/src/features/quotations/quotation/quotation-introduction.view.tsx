import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { DetailHead, type DetailIntroductionProps } from '../../../page/detail-head.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { quotationStateId } from '../quotation-state-id.ts';
import { quotationStateTones } from '../quotation-state-tone.ts';
import * as css from './quotation.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

/** Number, title and state of a quotation, which lists have loaded already. */
export function QuotationIntroduction({
  quotation,
  titleRef,
}: Pick<DetailIntroductionProps, 'titleRef'> & { readonly quotation: QuotationSummary }) {
  const messages = useQuotationMessages();
  const { t } = messages;
  const format = useFormat();
  const { number, title, requestedAt, requestedBy, state } = quotation;
  return (
    <DetailHead
      title={t('quotations.quotation.title', { number })}
      number={number}
      titleRef={titleRef}
      badge={
        <Badge tone={quotationStateTones[state]}>{textOfValue(messages, quotationStateId(quotation))}</Badge>
      }
      actions={null}
    >
      {title && <p className={css.subject}>{title}</p>}
      <p className={page.muted}>
        {t('quotations.quotation.asked', { date: format.dateTime(requestedAt), name: requestedBy })}
      </p>
    </DetailHead>
  );
}
