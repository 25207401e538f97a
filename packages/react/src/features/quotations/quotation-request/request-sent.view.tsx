import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { Sent } from '../../../page/sent.view.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './quotation-request.css.ts';
import { useQuotationRequestMessages } from './quotation-request.messages.ts';

export interface RequestSentProps {
  readonly quotation: Quotation;
  readonly onAnother: () => void;
}

/** The confirmation: the number of the request, the next step and a link to the quotation. */
export function RequestSent({ quotation: { id, number }, onAnother }: RequestSentProps) {
  const { t } = useQuotationRequestMessages();
  return (
    <Sent
      title={t('quotations.quotation-request.sent.title')}
      text={t('quotations.quotation-request.sent.text', { number })}
      actions={
        <>
          <WidgetLink
            className={buttonClass({})}
            target={{ route: 'quotation', params: { id } }}
            part="to-quotation"
          >
            {t('quotations.quotation-request.sent.to-quotation')}
          </WidgetLink>
          <Button variant="secondary" onClick={onAnother}>
            {t('quotations.quotation-request.sent.another')}
          </Button>
        </>
      }
    >
      <ol className={css.steps}>
        <li>{t('quotations.quotation-request.sent.step-1')}</li>
        <li>{t('quotations.quotation-request.sent.step-2')}</li>
        <li>{t('quotations.quotation-request.sent.step-3')}</li>
      </ol>
    </Sent>
  );
}
