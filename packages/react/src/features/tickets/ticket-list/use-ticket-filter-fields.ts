import { ticketScopes, ticketStatuses } from '@foyer/contract/tickets/ticket-states';
import type { FilterField } from '../../../list/filter-field.ts';
import { aDay, anId, oneOf } from '../../../list/list-filter.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { useTicketListMessages } from './ticket-list.messages.ts';

/** Filters of the list of tickets. */
export const ticketFilters = {
  scope: oneOf(ticketScopes),
  status: oneOf(ticketStatuses),
  isOpen: oneOf(['true', 'false']),
  company: anId,
  category: anId,
  isUnread: oneOf(['true']),
  isAssigned: oneOf(['true', 'false']),
  from: aDay,
  to: aDay,
};

type TicketFilterField = FilterField<FilterValues<typeof ticketFilters>>;

/** Filter fields of tickets; the scope is offered only to users who see other people's tickets. */
export function useTicketFilterFields(): readonly TicketFilterField[] {
  const { t } = useTicketListMessages();
  const { code: locale } = useLocale();
  const isService = usePermission('technician');
  const isFleetManager = usePermission('companies');
  const companies = useResource('listTicketCompanies', {}, { isEnabled: isService }).data?.items ?? [];
  const categories = useResource('listTicketCategories', { query: { locale } }).data?.items ?? [];
  // for the service, its own tickets are the ones it looks after
  const own = isService ? 'mine' : 'own';
  const others = isService ? 'team' : isFleetManager && 'company';
  return [
    {
      name: 'status',
      label: t('tickets.ticket-list.column.status'),
      all: t('tickets.ticket-list.filter.status.all'),
      options: ticketStatuses.map((value) => ({ value, label: t(`tickets.status.${value}`) })),
    },
    {
      name: 'isOpen',
      label: t('tickets.ticket-list.filter.open'),
      all: t('tickets.ticket-list.filter.all'),
      options: (['true', 'false'] as const).map((value) => ({
        value,
        label: t(`tickets.ticket-list.filter.open.${value}`),
      })),
    },
    ...(isService
      ? [
          {
            name: 'company' as const,
            label: t('tickets.ticket-list.column.company'),
            all: t('tickets.ticket-list.filter.company.all'),
            options: companies.map(({ id, name, customerNumber }) => ({
              value: id,
              label: `${name} (${customerNumber})`,
            })),
          },
        ]
      : []),
    ...(others
      ? [
          {
            name: 'scope' as const,
            label: t('tickets.ticket-list.filter.scope'),
            all: t('tickets.ticket-list.filter.scope.all'),
            options: [
              { value: 'own', label: t(`tickets.ticket-list.filter.scope.${own}`) },
              { value: others, label: t(`tickets.ticket-list.filter.scope.${others}`) },
            ],
          },
        ]
      : []),
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
