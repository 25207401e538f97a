import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { Confirmation } from '../../../page/confirmation.view.tsx';
import { useLocale } from '../../../provider/use-session.ts';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import { type BulkRow, countRows } from './bulk-row.ts';
import { ResultTable } from './result-table.view.tsx';
import { saveRows } from './save-rows.ts';
import type { BulkInvite } from './use-bulk-invite.ts';
import { useInvitationColumns } from './use-invitation-columns.ts';
import { useRowFaults } from './use-row-faults.ts';

export interface SentRowsProps {
  readonly invite: BulkInvite;
  readonly onList: () => void;
}

/** The number of mails being sent, and a file of the rows without one. */
export function SentRows({ invite, onList }: SentRowsProps) {
  const { t } = useBulkInviteMessages();
  const { tag } = useLocale();
  const columns = useInvitationColumns();
  const { rows } = invite;
  const { invited } = countRows(rows);
  const left = rows.filter(({ result }) => result !== 'invited');
  const faultsOf = useRowFaults();
  const reasonOf = (row: BulkRow) =>
    [t(`employees.bulk-invite.result.${row.result}`), faultsOf(row)].filter(Boolean).join(' · ');
  const save = (format: 'csv' | 'xlsx') =>
    void saveRows(left, {
      format,
      tag,
      name: t('employees.bulk-invite.failed.file'),
      title: t('employees.bulk-invite.failed.title'),
      columns: [
        ...columns,
        { id: 'reason', header: t('employees.bulk-invite.failed.reason'), value: reasonOf },
      ],
    });
  return (
    <div className={css.form} part="sent">
      <Confirmation
        title={t('employees.bulk-invite.sent.title', { count: invited })}
        text={
          left.length === 0
            ? t('employees.bulk-invite.sent.all')
            : t('employees.bulk-invite.sent.left', { count: left.length })
        }
      >
        {left.length > 0 && (
          <span className={css.failedFile} part="failed-file">
            <Button variant="secondary" icon={<DownloadIcon size={18} />} onClick={() => save('csv')}>
              {t('employees.bulk-invite.failed.download', { format: 'CSV' })}
            </Button>
            <Button variant="secondary" icon={<DownloadIcon size={18} />} onClick={() => save('xlsx')}>
              {t('employees.bulk-invite.failed.download', { format: 'Excel' })}
            </Button>
          </span>
        )}
        <Button variant="secondary" onClick={invite.restart}>
          {t('employees.bulk-invite.other-file')}
        </Button>
        <Button onClick={onList}>{t('employees.bulk-invite.sent.list')}</Button>
      </Confirmation>
      {left.length > 0 && <ResultTable rows={left} reasonOf={faultsOf} />}
    </div>
  );
}
