import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { useRef, useState } from 'react';
import { focusFirst } from '../../../form/form-values.ts';
import * as page from '../../../page/detail-page.css.ts';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import { type BulkRow, countRows } from './bulk-row.ts';
import type { BulkStepProps } from './choose-file.tsx';
import { MendRow } from './mend-row.tsx';
import { ResultTable } from './result-table.view.tsx';
import { useRowFaults } from './use-row-faults.ts';

export interface MendRowsProps extends BulkStepProps {
  readonly rows: readonly BulkRow[];
}

/** The rows that cannot be sent yet, as a table of their errors, and below it the form of one of them. */
export function MendRows({ rows, roles, invite }: MendRowsProps) {
  const { t } = useBulkInviteMessages();
  const faultsOf = useRowFaults();
  const [openLine, setOpenLine] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const left = countRows(rows).invalid;
  const open = rows.find(({ line }) => line === openLine) ?? rows.find(({ result }) => result === 'invalid');
  const touched = rows.filter(({ isTouched }) => isTouched).length;
  const check = async () => {
    await invite.checkMended();
    // the next row with errors
    setOpenLine(null);
    setTimeout(() => focusFault(form.current));
  };
  const show = (line: number) => {
    setOpenLine(line);
    setTimeout(() => focusFault(form.current));
  };
  return (
    <Card title={t('employees.bulk-invite.mend.title', { count: left })}>
      <p className={page.muted}>{t('employees.bulk-invite.mend.text')}</p>
      <form
        ref={form}
        className={css.mends}
        part="mend"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <ResultTable rows={rows} reasonOf={faultsOf} onOpen={show} openLine={open?.line} />
        {open && <MendRow key={open.line} row={open} roles={roles} onMend={invite.mend} />}
        <div className={css.mendActions}>
          <Button
            type="submit"
            variant="secondary"
            disabled={touched === 0}
            isLoading={invite.running === 'mend'}
            loadingLabel={t('employees.bulk-invite.checking')}
          >
            {t('employees.bulk-invite.mend.check', { count: touched })}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Focuses the first field with an error, else the first field. */
function focusFault(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form?.querySelector<HTMLElement>('input');
  if (form && field) focusFirst(form, new Set([field.getAttribute('name') ?? '']));
}
