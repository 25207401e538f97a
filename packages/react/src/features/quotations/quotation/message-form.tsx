import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { formValues } from '../../../form/form-values.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useQuotationMessages } from './quotation.messages.ts';
import * as css from './quotation-messages.css.ts';

export interface MessageFormProps {
  readonly quotationId: string;
  readonly onSent: (quotation: Quotation) => void;
}

const loadSchema = () =>
  import('@foyer/contract/quotations/quotations.schema').then((module) => module.quotationRequestSchema);

/** Sends a message to the person who makes the offer; the offer does not change. */
export function MessageForm({ quotationId, onSent }: MessageFormProps) {
  const sdk = useSdk();
  const { t } = useQuotationMessages();
  const [sent, setSent] = useState(0);
  const form = useForm({
    schema: loadSchema,
    read: (data) => ({ kind: 'comment', quotationId, ...formValues(data) }),
    draftKey: `quotation.comment.${quotationId}`,
    submit: (body, { idempotencyKey }) => sdk.call('requestQuotation', { body, idempotencyKey }),
    onSuccess: (quotation) => {
      form.draft.discard();
      setSent((count) => count + 1);
      onSent(quotation);
    },
  });
  return (
    <>
      <Form form={form} className={css.form} aria-label={t('quotations.quotation.messages')}>
        <TextArea
          name="comment"
          rows={3}
          label={t('quotations.quotation.messages.write')}
          error={form.error('comment')}
        />
        <SubmitButton
          variant="secondary"
          className={css.send}
          form={form}
          label={t('quotations.quotation.messages.send')}
          part="send-message"
        />
      </Form>
      <VisuallyHidden>
        <span role="status">{sent > 0 && t('quotations.quotation.messages.sent')}</span>
      </VisuallyHidden>
    </>
  );
}
