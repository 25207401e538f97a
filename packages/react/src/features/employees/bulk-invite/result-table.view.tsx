import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Table } from '@foyer/ui/table/table.tsx';
import { useState } from 'react';
import { MailAddress } from '../../../domain/person/mail-address.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import type { BulkRow } from './bulk-row.ts';
import { resultTones } from './result-counts.view.tsx';

const atOnce = 50;

export interface ResultTableProps {
  readonly rows: readonly BulkRow[];
  /** Returns the reason of a row's result; empty if the result explains itself. */
  readonly reasonOf?: (row: BulkRow) => string;
  /** Opens the form of a row. */
  readonly onOpen?: (line: number) => void;
  /** Line of the row whose form is open. */
  readonly openLine?: number | undefined;
}

/** Rows with their results, shown in portions. */
export function ResultTable({ rows, reasonOf, onOpen, openLine }: ResultTableProps) {
  const messages = useBulkInviteMessages();
  const { t } = messages;
  const format = useFormat();
  const [most, setMost] = useState(atOnce);
  const rolesOf = ({ fields }: BulkRow) =>
    fields.roles.map((role) => messages.find(`employees.role.${role}`, role)).join(', ');
  return (
    <div className={css.results}>
      <Table
        label={t('employees.bulk-invite.table')}
        rows={rows.slice(0, most)}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            id: 'email',
            header: t('employees.email'),
            isPrimary: true,
            cell: ({ fields }) => (
              <span className={css.mailCell}>{fields.email ? <MailAddress of={fields.email} /> : '–'}</span>
            ),
          },
          {
            id: 'name',
            header: t('employees.bulk-invite.table.name'),
            card: 'text',
            isWideOnly: true,
            cell: ({ fields }) => [fields.firstName, fields.lastName].filter(Boolean).join(' '),
          },
          { id: 'roles', header: t('employees.roles'), isWideOnly: true, cell: rolesOf },
          {
            id: 'line',
            header: t('employees.bulk-invite.table.line'),
            isNumeric: true,
            card: 'meta',
            cell: ({ line }) => t('employees.bulk-invite.line', { line: format.number(line) }),
          },
          {
            id: 'result',
            header: t('employees.bulk-invite.table.result'),
            card: 'badge',
            cell: ({ result }) => (
              <Badge tone={resultTones[result] ?? 'neutral'}>
                {textOfValue(messages, `employees.bulk-invite.result.${result}`)}
              </Badge>
            ),
          },
          ...(reasonOf
            ? [
                {
                  id: 'reason',
                  header: t('employees.bulk-invite.failed.reason'),
                  cell: (row: BulkRow) => {
                    const reason = reasonOf(row);
                    return reason && <span className={css.reason}>{reason}</span>;
                  },
                },
              ]
            : []),
          ...(onOpen
            ? [
                {
                  id: 'open',
                  header: t('employees.bulk-invite.mend.open'),
                  cell: ({ line }: BulkRow) => (
                    <Button variant="link" aria-pressed={line === openLine} onClick={() => onOpen(line)}>
                      {t('employees.bulk-invite.mend.open.line', { line: format.number(line) })}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {rows.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + atOnce)}>
          {t('base.show-more')}
        </Button>
      )}
    </div>
  );
}
