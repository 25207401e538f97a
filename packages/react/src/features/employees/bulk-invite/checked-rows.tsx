import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import { type BulkRow, countRows, type RowResult } from './bulk-row.ts';
import type { BulkStepProps } from './choose-file.tsx';
import { MendRows } from './mend-rows.tsx';
import { ResultCounts } from './result-counts.view.tsx';
import { ResultTable } from './result-table.view.tsx';
import { Running } from './running.view.tsx';

/** The result of a dry run for every row. Invalid rows are corrected here, and the others are sent. */
export function CheckedRows({ invite, roles }: BulkStepProps) {
  const { t } = useBulkInviteMessages();
  const format = useFormat();
  const failureText = useFailureText();
  const [shown, setShown] = useState<RowResult | null>(null);
  const { rows, lastCommittedAt, running, error } = invite;
  const { ready, invalid } = countRows(rows);
  // a corrected row keeps its place until the file is sent
  const [wrongLines] = useState(() => new Set(rows.filter(isWrong).map(({ line }) => line)));
  const wrong = rows.filter(({ line }) => wrongLines.has(line));
  const others = rows.filter(
    ({ line, result }) => !wrongLines.has(line) && (shown === null || result === shown),
  );
  const isTouched = rows.some((row) => row.isTouched);
  return (
    <div className={css.form} part="result">
      {lastCommittedAt && (
        <Alert
          tone="info"
          title={t('employees.bulk-invite.again.title', { date: format.dateTime(lastCommittedAt) })}
        >
          <p>{t('employees.bulk-invite.again.text')}</p>
        </Alert>
      )}
      <ResultCounts rows={rows} shown={shown} onShow={setShown} />
      {wrong.length > 0 && (shown === null || shown === 'invalid') && (
        <MendRows rows={wrong} roles={roles} invite={invite} />
      )}
      {shown !== 'invalid' && others.length > 0 && <ResultTable rows={others} />}
      {error && <Alert tone="danger">{failureText(error)}</Alert>}
      {running === 'send' && <Running invite={invite} />}
      <div className={css.bar} part="commit">
        <Button variant="secondary" disabled={running !== null} onClick={invite.restart}>
          {t('employees.bulk-invite.other-file')}
        </Button>
        <p className={css.barText}>
          {ready === 0
            ? t('employees.bulk-invite.nothing-to-send')
            : isTouched
              ? t('employees.bulk-invite.check-first')
              : invalid > 0
                ? t('employees.bulk-invite.leaves-out', { count: invalid })
                : null}
        </p>
        <Button
          size="large"
          disabled={ready === 0 || isTouched}
          isLoading={running === 'send'}
          loadingLabel={t('base.sending')}
          onClick={() => void invite.send()}
        >
          {t('employees.bulk-invite.send', { count: ready })}
        </Button>
      </div>
    </div>
  );
}

const isWrong = ({ result, mended }: BulkRow) => result === 'invalid' || mended !== undefined;
