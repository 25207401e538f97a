import type { InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { DetailHead, type DetailIntroductionProps } from '../../../page/detail-head.view.tsx';
import { invoiceStateTones } from '../invoice-state-tone.ts';
import { useInvoiceMessages } from './invoice.messages.ts';
import { paperOf } from './paper-of.ts';

/** The title and state of an invoice; lists already contain this data. */
export function InvoiceIntroduction({
  invoice: { kind, number, state },
  ...rest
}: DetailIntroductionProps & { readonly invoice: InvoiceSummary }) {
  const messages = useInvoiceMessages();
  return (
    <DetailHead
      {...rest}
      title={messages.t(`invoices.invoice.title.${paperOf(kind)}`, { number })}
      number={number}
      badge={
        <Badge tone={invoiceStateTones[state]}>{textOfValue(messages, `invoices.state.${state}`)}</Badge>
      }
    />
  );
}
