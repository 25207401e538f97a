import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import type { BulkRow } from './bulk-row.ts';
import { useColumnName } from './use-invitation-columns.ts';

/** Returns a function that lists the errors of a row in words; empty for a row without errors. */
export function useRowFaults(): (row: BulkRow) => string {
  const { t } = useBulkInviteMessages();
  const { fieldText } = useErrorText();
  const nameOf = useColumnName();
  return ({ errors }) =>
    errors
      .map(({ path, code }) =>
        t('employees.bulk-invite.failed.fault', {
          column: nameOf(path),
          fault: fieldText(code, { limit: path === 'email' ? 254 : 80 }),
        }),
      )
      .join(' · ');
}
