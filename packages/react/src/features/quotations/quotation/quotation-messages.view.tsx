import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { LinkedText } from '../../../domain/linked-text/linked-text.tsx';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { MessageForm } from './message-form.tsx';
import { useQuotationMessages } from './quotation.messages.ts';
import * as css from './quotation-messages.css.ts';

export interface QuotationMessagesProps {
  readonly quotation: Quotation;
  readonly onChanged: (quotation: Quotation) => void;
}

/** The messages of both sides, and the form for a new one. */
export function QuotationMessages({ quotation, onChanged }: QuotationMessagesProps) {
  const { t } = useQuotationMessages();
  const format = useFormat();
  const { id, comments, allowedActions } = quotation;
  const canWrite = allowedActions.includes('comment');
  // A ticket goes to the service, a message to the person who makes the offer.
  const ask = <AskAbout kind="quotation" id={id} label={quotation.number} />;
  if (comments.length === 0 && !canWrite) return ask;
  return (
    <Card title={t('quotations.quotation.messages')}>
      {comments.length === 0 && <p className={page.muted}>{t('quotations.quotation.messages.none')}</p>}
      <ol className={css.messages} part="messages">
        {comments.map((comment) => (
          <li
            key={comment.id}
            className={css.message}
            data-own={comment.isFromCustomer ? '' : undefined}
            part="message"
          >
            <span className={page.small}>
              {comment.author} · <time dateTime={comment.at}>{format.dateTime(comment.at)}</time>
            </span>
            <LinkedText className={css.bubble} text={comment.text} />
          </li>
        ))}
      </ol>
      {canWrite && <MessageForm quotationId={id} onSent={onChanged} />}
      <div className={css.ask}>{ask}</div>
    </Card>
  );
}
