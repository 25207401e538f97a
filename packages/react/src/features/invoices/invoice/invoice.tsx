import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { useListReturn } from '../../../list/use-list-return.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { backLink } from '../../../widget/back-link.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { container } from '../invoice-container.css.ts';
import { useInvoicesFeatureMessages } from '../invoices-feature.messages.ts';
import * as css from './invoice.css.ts';
import { InvoiceDetail } from './invoice-detail.tsx';

export interface InvoiceProps extends WidgetProps {
  /** The invoice's id. */
  readonly invoiceId?: string;
}

const overview = { route: 'invoices' } as const;

/** `<foyer-invoice>`: one invoice. */
export function Invoice({ invoiceId = '' }: InvoiceProps) {
  const { t } = useInvoicesFeatureMessages();
  const hasOverview = useSdk().href(overview) !== null;
  const comeBack = useListReturn('invoices');
  return (
    <div className={container}>
      <div className={css.layout} part="invoice">
        {hasOverview && (
          <WidgetLink target={overview} className={backLink} onFollow={comeBack} part="back">
            <ChevronStartIcon size={18} />
            {t('invoices.back')}
          </WidgetLink>
        )}
        <InvoiceDetail key={invoiceId} invoiceId={invoiceId} />
      </div>
    </div>
  );
}
