import { auditKinds } from '@foyer/contract/accounts/audit-kinds';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { UserIcon } from '@foyer/ui/icon/icons.tsx';
import { DataList } from '../../../list/data-list.tsx';
import { aDay, anId, oneOf } from '../../../list/list-filter.ts';
import { useList } from '../../../list/use-list.ts';
import { useResource } from '../../../provider/use-resource.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { container } from './audit-log.css.ts';
import { useAuditLogMessages } from './audit-log.messages.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

export interface AuditLogProps extends WidgetProps {
  /** Entries per page, 1 to 100. @default 25 */
  readonly pageSize?: number;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

const filters = { kind: oneOf(auditKinds), userId: anId, from: aDay, to: aDay };

/** `<foyer-audit-log>`: the log of who did what on whose behalf. */
export function AuditLog({ pageSize, syncUrl = false }: AuditLogProps) {
  const { t } = useAuditLogMessages();
  const columns = useAuditColumns();
  const list = useList('listAuditEntries', {
    filters,
    columns,
    pageSize,
    syncUrl,
    sort: 'at:desc',
    defaultPageSize: 25,
  });
  const people = useResource('listAuditPeople', {}, { isEnabled: list.status === 'ready' });
  return (
    <div className={container}>
      <DataList
        list={list}
        columns={columns}
        part="audit-log"
        title={t('accounts.audit-log.title')}
        fileName={t('accounts.audit-log.export.file')}
        empty={
          <EmptyState icon={<UserIcon size={24} />} title={t('accounts.audit-log.empty')}>
            {t('accounts.audit-log.empty.text')}
          </EmptyState>
        }
        filters={[
          {
            name: 'kind',
            label: t('accounts.audit-log.filter.kind'),
            all: t('accounts.audit-log.filter.kind.all'),
            options: auditKinds.map((value) => ({ value, label: t(`accounts.audit-log.kind.${value}`) })),
          },
          {
            name: 'userId',
            label: t('accounts.audit-log.column.user'),
            all: t('accounts.audit-log.filter.user.all'),
            options: people.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [],
          },
          { from: 'from', to: 'to', label: t('accounts.audit-log.filter.days') },
        ]}
      />
    </div>
  );
}
