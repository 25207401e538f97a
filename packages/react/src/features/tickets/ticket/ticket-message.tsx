import type { TicketComment } from '@foyer/contract/tickets/tickets.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { LinkedText } from '../../../domain/linked-text/linked-text.tsx';
import { Form } from '../../../form/form.tsx';
import { formValues } from '../../../form/form-values.ts';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { FileRows } from './file-rows.view.tsx';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import type { FileActions } from './use-file-actions.tsx';

export interface TicketMessageProps {
  readonly ticketId: string;
  readonly comment: TicketComment;
  /** Whether the comment was written on the reader's side. */
  readonly isOwn: boolean;
  readonly actions: FileActions;
}

/** A comment; the author can edit it for a limited time. */
export function TicketMessage({ ticketId, comment, isOwn, actions }: TicketMessageProps) {
  const { t } = useTicketMessages();
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const { author, createdAt, editedAt, isInternal, canEdit } = comment;
  return (
    <li
      className={css.message}
      data-own={isOwn ? '' : undefined}
      data-internal={isInternal ? '' : undefined}
      part="message"
    >
      <span className={css.by}>
        <span>
          {author.name} · <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
          {editedAt && ` · ${t('tickets.ticket.message.edited')}`}
        </span>
        {isInternal && <Badge tone="warning">{t('tickets.ticket.message.internal')}</Badge>}
        {canEdit && !isEditing && (
          <Button size="small" variant="ghost" onClick={() => setEditing(true)} part="edit">
            {t('tickets.ticket.message.edit')}
          </Button>
        )}
      </span>
      {isEditing ? (
        <EditForm ticketId={ticketId} comment={comment} onDone={() => setEditing(false)} />
      ) : (
        <LinkedText className={css.bubble} text={comment.text} />
      )}
      <FileRows files={comment.files} {...actions.rows} />
    </li>
  );
}

const loadSchema = () =>
  import('@foyer/contract/tickets/tickets.schema').then((module) => module.updateCommentSchema);

interface EditFormProps extends Pick<TicketMessageProps, 'ticketId' | 'comment'> {
  readonly onDone: () => void;
}

function EditForm({ ticketId, comment, onDone }: EditFormProps) {
  const sdk = useSdk();
  const { t } = useTicketMessages();
  const { id: commentId } = comment;
  // Version at the time the editor was opened, so that a change in another window is not overwritten.
  const [version] = useState(comment.version);
  const form = useForm({
    schema: loadSchema,
    read: (data) => ({ commentId, version, ...formValues(data) }),
    submit: (body, { idempotencyKey }) =>
      sdk.call('updateTicketComment', { params: { id: ticketId }, body, idempotencyKey }),
    onSuccess: onDone,
  });
  return (
    <Form form={form} className={css.form} aria-label={t('tickets.ticket.message.edit')}>
      <TextArea
        name="text"
        rows={3}
        defaultValue={comment.text}
        label={t('tickets.ticket.message.edit')}
        error={form.error('text')}
      />
      <div className={css.formActions}>
        <Button type="submit" size="small" isLoading={form.isSubmitting} loadingLabel={t('base.sending')}>
          {t('tickets.ticket.message.save')}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {t('tickets.ticket.message.cancel')}
        </Button>
      </div>
    </Form>
  );
}
