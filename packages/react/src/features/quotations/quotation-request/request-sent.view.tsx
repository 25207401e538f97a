import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef } from 'react';
import { showConfirmation } from '../../../form/show-confirmation.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import * as css from './quotation-request.css.ts';
import { useQuotationRequestMessages } from './quotation-request.messages.ts';

export interface RequestSentProps {
  readonly quotation: Quotation;
  readonly onAnother: () => void;
}

/** It has arrived: its number, what happens next, and where to follow it. */
export function RequestSent({ quotation: { id, number }, onAnother }: RequestSentProps) {
  const { t } = useQuotationRequestMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showConfirmation(heading.current), []);
  return (
    <section className={css.sent} part="sent">
      <span className={css.sentIcon}>
        <CheckIcon size={32} />
      </span>
      <h1 className={css.sentTitle} ref={heading} tabIndex={-1}>
        {t('quotations.quotation-request.sent.title')}
      </h1>
      <p className={css.sentText}>{t('quotations.quotation-request.sent.text', { number })}</p>
      <ol className={css.steps}>
        <li>{t('quotations.quotation-request.sent.step-1')}</li>
        <li>{t('quotations.quotation-request.sent.step-2')}</li>
        <li>{t('quotations.quotation-request.sent.step-3')}</li>
      </ol>
      <div className={css.sentActions}>
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
      </div>
    </section>
  );
}
