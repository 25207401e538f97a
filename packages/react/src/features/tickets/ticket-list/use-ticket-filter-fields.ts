import { ticketScopes, ticketStatuses } from '@foyer/contract/tickets/ticket-states';
import type { FilterField } from '../../../list/filter-field.ts';
import { aDay, anId, oneOf } from '../../../list/list-filter.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { useTicketListMessages } from './ticket-list.messages.ts';

/** What narrows tickets. */
export const ticketFilters = {
  scope: oneOf(ticketScopes),
  status: oneOf(ticketStatuses),
  category: anId,
  isUnread: oneOf(['true']),
  isAssigned: oneOf(['true', 'false']),
  from: aDay,
  to: aDay,
};

type TicketFilterField = FilterField<FilterValues<typeof ticketFilters>>;

/** Filters as people see them: whose tickets only where there are others than one's own. */
export function useTicketFilterFields(): readonly TicketFilterField[] {
  const { t } = useTicketListMessages();
  const { code: locale } = useLocale();
  const isService = usePermission('technician');
  const isFleetManager = usePermission('companies');
  const categories = useResource('listTicketCategories', { query: { locale } }).data?.items ?? [];
  const scopes = isService ? (['own', 'team'] as const) : isFleetManager ? (['own', 'company'] as const) : [];
  return [
    {
      name: 'status',
      label: t('tickets.ticket-list.column.status'),
      all: t('tickets.ticket-list.filter.status.all'),
      options: ticketStatuses.map((value) => ({ value, label: t(`tickets.status.${value}`) })),
    },
    ...(scopes.length === 0
      ? []
      : [
          {
            name: 'scope' as const,
            label: t('tickets.ticket-list.filter.scope'),
            all: t('tickets.ticket-list.filter.scope.all'),
            options: scopes.map((value) => ({
              value,
              label: t(
                isService && value === 'own'
                  ? 'tickets.ticket-list.filter.scope.mine'
                  : `tickets.ticket-list.filter.scope.${value}`,
              ),
            })),
          },
        ]),
    ...(isService
      ? [
          {
            name: 'isAssigned' as const,
            label: t('tickets.ticket-list.filter.assigned'),
            all: t('tickets.ticket-list.filter.all'),
            options: (['true', 'false'] as const).map((value) => ({
              value,
              label: t(`tickets.ticket-list.filter.assigned.${value}`),
            })),
          },
        ]
      : []),
    {
      name: 'category',
      label: t('tickets.ticket-list.column.category'),
      all: t('tickets.ticket-list.filter.category.all'),
      options: categories.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'isUnread',
      label: t('tickets.ticket-list.filter.unread'),
      all: t('tickets.ticket-list.filter.all'),
      options: [{ value: 'true', label: t('tickets.ticket-list.filter.unread.true') }],
    },
    { from: 'from', to: 'to', label: t('tickets.ticket-list.filter.days') },
  ];
}
