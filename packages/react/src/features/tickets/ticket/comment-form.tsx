import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { type ClipboardEvent, useRef, useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useUploads } from '../../../form/use-uploads.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useEmit } from '../../../widget/widget-context.ts';
import { ticketFileRule } from '../ticket-file-rule.ts';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';

export interface CommentFormProps {
  readonly ticket: Ticket;
}

const loadSchema = () =>
  import('@foyer/contract/tickets/tickets.schema').then((module) => module.createCommentSchema);

/**
 * Writes to the other side, with files that are dropped, chosen or pasted anywhere in the form. The words go first; files that
 * do not arrive are sent again by the same button, and the words are not.
 */
export function CommentForm({ ticket }: CommentFormProps) {
  const sdk = useSdk();
  const emit = useEmit();
  const { t } = useTicketMessages();
  const { id, number, allowedActions } = ticket;
  const uploads = useUploads(ticketFileRule);
  const written = useRef<string | null>(null);
  const [sent, setSent] = useState(0);
  const form = useForm({
    schema: loadSchema,
    read: (data) => ({ text: data.get('text'), isInternal: data.get('isInternal') !== null }),
    draftKey: `ticket.comment.${id}`,
    submit: async (body, { idempotencyKey }) => {
      if (written.current === null) {
        const answer = await sdk.call('createTicketComment', { params: { id }, body, idempotencyKey });
        if (!answer.ok) return answer;
        written.current = answer.value.id;
      }
      if (uploads.files.length === 0) return { ok: true, value: undefined };
      const answer = await sdk.call('uploadCommentFile', {
        params: { id, commentId: written.current },
        files: { file: uploads.files },
        onProgress: uploads.setProgress,
        idempotencyKey: `${idempotencyKey}-files`,
      });
      uploads.setProgress(null);
      return answer.ok ? { ok: true, value: undefined } : answer;
    },
    onSuccess: () => {
      written.current = null;
      uploads.clear();
      form.draft.discard();
      setSent((count) => count + 1);
      emit('ticket-answered', { id, number });
    },
  });
  const paste = ({ clipboardData: { files } }: ClipboardEvent) => {
    if (files.length > 0) uploads.add(files);
  };
  return (
    <div onPaste={paste}>
      <Form form={form} className={css.form} aria-label={t('tickets.ticket.messages')}>
        <TextArea
          name="text"
          rows={4}
          maxLength={10_000}
          label={t('tickets.ticket.messages.write')}
          error={form.error('text')}
        />
        <UploadField
          name="file"
          label={t('tickets.file.label')}
          rule={ticketFileRule}
          uploads={uploads}
          error={form.error('file')}
        />
        {allowedActions.includes('comment_internally') && (
          <Checkbox name="isInternal" label={t('tickets.ticket.messages.internal')} />
        )}
        <div className={css.formActions}>
          <Button
            type="submit"
            isLoading={form.isSubmitting}
            loadingLabel={t('base.sending')}
            part="send-message"
          >
            {t('tickets.ticket.messages.send')}
          </Button>
        </div>
      </Form>
      <VisuallyHidden>
        <span role="status">{sent > 0 && t('tickets.ticket.messages.sent')}</span>
      </VisuallyHidden>
    </div>
  );
}
