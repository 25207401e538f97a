import type { Ticket, TicketFile } from '@foyer/contract/tickets/tickets.schema';
import { attachmentRule } from '@foyer/contract/upload-limits';
import { Button } from '@foyer/ui/button/button.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useTransfer } from '../../../form/use-transfer.ts';
import { useUploads } from '../../../form/use-uploads.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import { FileRows } from './file-rows.view.tsx';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import { useFileActions } from './use-file-actions.tsx';

export interface TicketFilesProps {
  readonly ticket: Ticket;
  readonly files: readonly TicketFile[];
}

/** The files of the ticket without those of comments, and a form for more. */
export function TicketFiles({ ticket, files }: TicketFilesProps) {
  const { t } = useTicketMessages();
  const actions = useFileActions(ticket.id);
  return (
    <div className={css.ownFiles}>
      <FileRows files={files} {...actions.rows} />
      <p className={css.failure} role="alert">
        {actions.failure}
      </p>
      {ticket.allowedActions.includes('add_file') && (
        <details>
          <summary className={css.add}>{t('tickets.ticket.file.add')}</summary>
          <AddFiles ticketId={ticket.id} />
        </details>
      )}
      {actions.preview}
    </div>
  );
}

function AddFiles({ ticketId }: { readonly ticketId: string }) {
  const { t } = useTicketMessages();
  const { fieldText } = useErrorText();
  const failureText = useFailureText();
  const uploads = useUploads(attachmentRule);
  const transfer = useTransfer(uploads);
  const upload = useMutation('uploadTicketFile', { onSuccess: uploads.clear });
  const refusals = (upload.error?.fields ?? []).map(({ code, params }) => fieldText(code, { ...params }));
  const { error } = upload;
  const isTold = error !== undefined && !transfer.isShownElsewhere(error);
  const failure = isTold && (refusals.length > 0 ? refusals.join(' ') : failureText(error));
  const send = () =>
    void transfer.run((options) =>
      upload.run({ params: { id: ticketId }, files: { file: uploads.files }, ...options }),
    );
  return (
    <div className={css.form}>
      <UploadField
        name="file"
        label={t('tickets.file.label')}
        rule={attachmentRule}
        uploads={uploads}
        transfer={transfer}
        error={failure || undefined}
      />
      <div className={css.formActions}>
        <Button
          variant="secondary"
          disabled={uploads.files.length === 0}
          isLoading={upload.isPending}
          loadingLabel={t('base.sending')}
          onClick={send}
        >
          {t('tickets.ticket.file.send')}
        </Button>
      </div>
    </div>
  );
}
