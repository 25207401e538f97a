import type { createCommentSchema, Ticket, TicketComment } from '@foyer/contract/tickets/tickets.schema';
import { attachmentRule } from '@foyer/contract/upload-limits';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { Form } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useEmit } from '../../../widget/widget-context.ts';
import { useTextThenFiles } from '../use-text-then-files.ts';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';

export interface CommentFormProps {
  readonly ticket: Ticket;
}

const loadSchema = () =>
  import('@foyer/contract/tickets/tickets.schema').then((module) => module.createCommentSchema);

/** The form for a comment, with files that are dropped, chosen or pasted anywhere in the form. */
export function CommentForm({ ticket }: CommentFormProps) {
  const sdk = useSdk();
  const emit = useEmit();
  const { t } = useTicketMessages();
  const { id, number, allowedActions } = ticket;
  const [sent, setSent] = useState(0);
  const message = useTextThenFiles<InferOutput<typeof createCommentSchema>, TicketComment>({
    sendWords: (body, send) => sdk.call('createTicketComment', { params: { id }, body, ...send }),
    onWords: () => form.draft.discard(),
    sendFiles: ({ id: commentId }, { files, ...send }) =>
      sdk.call('uploadCommentFile', { params: { id, commentId }, files: { file: files }, ...send }),
  });
  const form = useForm({
    schema: loadSchema,
    read: (data) => message.sent ?? { text: data.get('text'), isInternal: data.get('isInternal') !== null },
    draftKey: `ticket.comment.${id}`,
    submit: message.submit,
    isShownElsewhere: message.transfer.isShownElsewhere,
    onSuccess: () => {
      message.clear();
      form.draft.discard();
      setSent((count) => count + 1);
      emit('ticket-answered', { id, number });
    },
  });
  return (
    <div onPaste={message.onPaste}>
      <Form form={form} className={css.form} aria-label={t('tickets.ticket.messages')}>
        {message.sent ? (
          <p className={css.words} role="status" part="words-sent">
            {t('tickets.ticket.messages.words-sent')}
            {!message.transfer.isRunning && ` ${t('tickets.ticket.messages.send-files-again')}`}
          </p>
        ) : (
          <TextArea
            name="text"
            rows={4}
            label={t('tickets.ticket.messages.write')}
            error={form.error('text')}
          />
        )}
        <UploadField
          name="file"
          label={t('tickets.file.label')}
          rule={attachmentRule}
          uploads={message.uploads}
          transfer={message.transfer}
          error={form.error('file')}
        />
        {!message.sent && allowedActions.includes('comment_internally') && (
          <Checkbox name="isInternal" label={t('tickets.ticket.messages.internal')} />
        )}
        <div className={css.formActions}>
          <SubmitButton form={form} label={t('tickets.ticket.messages.send')} part="send-message" />
        </div>
      </Form>
      <VisuallyHidden>
        <span role="status">{sent > 0 && t('tickets.ticket.messages.sent')}</span>
      </VisuallyHidden>
    </div>
  );
}
