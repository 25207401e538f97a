import type { AuditEntry } from '@foyer/contract/accounts/accounts.schema';
import { Badge, type Tone } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './audit-log.css.ts';
import { useAuditLogMessages } from './audit-log.messages.ts';

const tones: Readonly<Record<AuditEntry['kind'], Tone>> = {
  began: 'info',
  done: 'success',
  refused: 'danger',
  ended: 'neutral',
};

/** Returns a function that describes the action of an entry, with the number of the document it created, if any. */
function useWhat(): (entry: AuditEntry) => string {
  const { t, find } = useAuditLogMessages();
  return ({ kind, operation, number }) => {
    if (operation === null) return find(`accounts.audit-log.what.${kind}`, t('base.other'));
    const what = find(`accounts.audit-log.what.${operation}`, t('base.other'));
    return number === null ? what : t('accounts.audit-log.numbered', { what, number });
  };
}

/** Returns the columns of the audit log; table, cards and export use the same ones. */
export function useAuditColumns(): readonly ListColumn<'listAuditEntries'>[] {
  const messages = useAuditLogMessages();
  const { t, find } = messages;
  const format = useFormat();
  const what = useWhat();
  const kindOf = ({ kind }: AuditEntry) => textOfValue(messages, `accounts.audit-log.kind.${kind}`);
  return [
    {
      id: 'what',
      header: t('accounts.audit-log.column.what'),
      isTitle: true,
      value: what,
      cell: (entry) => <span className={css.twoLines}>{what(entry)}</span>,
      note: ({ kind, code }) =>
        kind === 'refused'
          ? find(`accounts.audit-log.refused.${code}`, t('accounts.audit-log.refused'))
          : null,
      skeletonWidth: 200,
    },
    {
      id: 'at',
      header: t('accounts.audit-log.column.at'),
      sort: 'at',
      card: 'meta',
      value: ({ at }) => format.dateTime(at),
    },
    {
      id: 'kind',
      header: t('accounts.audit-log.column.kind'),
      card: 'badge',
      value: kindOf,
      cell: (entry) => <Badge tone={tones[entry.kind] ?? 'neutral'}>{kindOf(entry)}</Badge>,
      skeletonWidth: 90,
    },
    { id: 'actor', header: t('accounts.audit-log.column.actor'), value: ({ actor }) => actor.name },
    { id: 'user', header: t('accounts.audit-log.column.user'), value: ({ user }) => user.name },
    {
      id: 'reason',
      header: t('accounts.audit-log.column.reason'),
      card: 'text',
      isWideOnly: true,
      value: ({ reason }) => reason,
      cell: ({ reason }) => <span className={css.twoLines}>{reason}</span>,
    },
  ];
}
