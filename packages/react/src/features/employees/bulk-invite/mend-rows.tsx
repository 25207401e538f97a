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

export interface MendRowsProps extends BulkStepProps {
  readonly rows: readonly BulkRow[];
}

const atOnce = 25;

/** The rows that cannot be sent yet, each with all of its fields and with the errors at the fields. */
export function MendRows({ rows, roles, invite }: MendRowsProps) {
  const { t } = useBulkInviteMessages();
  const [most, setMost] = useState(atOnce);
  const form = useRef<HTMLFormElement>(null);
  const left = countRows(rows).invalid;
  const touched = rows.filter(({ isTouched }) => isTouched).length;
  const check = async () => {
    await invite.checkMended();
    setTimeout(() => {
      const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (form.current && faulty) focusFirst(form.current, new Set([faulty.getAttribute('name') ?? '']));
    });
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
        <ol className={css.mendList}>
          {rows.slice(0, most).map((row) => (
            <MendRow key={row.line} row={row} roles={roles} onMend={invite.mend} />
          ))}
        </ol>
        {rows.length > most && (
          <Button variant="secondary" onClick={() => setMost(most + atOnce)}>
            {t('base.show-more')}
          </Button>
        )}
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
