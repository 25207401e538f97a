import { ProgressBar } from '@foyer/ui/progress-bar/progress-bar.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import { countRows } from './bulk-row.ts';
import type { BulkInvite } from './use-bulk-invite.ts';

/** The progress of a file: the upload, then the work of the server. */
export function Running({ invite }: { readonly invite: BulkInvite }) {
  const { t } = useBulkInviteMessages();
  const format = useFormat();
  const { progress, running, rows } = invite;
  const count = countRows(rows).ready;
  const label =
    running === 'send'
      ? t('employees.bulk-invite.progress.send', { count })
      : t('employees.bulk-invite.progress.check');
  return (
    <div part="progress" role="status">
      <ProgressBar
        isLabelled
        label={label}
        value={progress ?? undefined}
        valueText={
          progress === null
            ? t('employees.bulk-invite.progress.wait')
            : format.number(progress, { style: 'percent' })
        }
      />
    </div>
  );
}
