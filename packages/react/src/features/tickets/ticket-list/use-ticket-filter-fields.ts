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

/** Filter field by whether a ticket is open. */
function useOpenField(): TicketFilterField {
  const { t } = useTicketListMessages();
  return {
    name: 'isOpen',
    label: t('tickets.ticket-list.filter.open'),
    all: t('tickets.ticket-list.filter.all'),
    options: (['true', 'false'] as const).map((value) => ({
      value,
      label: t(`tickets.ticket-list.filter.open.${value}`),
    })),
  };
}

/** Filter field by the customer's company, for the service; else none. */
function useCompanyFields(isService: boolean): readonly TicketFilterField[] {
  const { t } = useTicketListMessages();
  const { data } = useResource('listTicketCompanies', {}, { isEnabled: isService });
  if (!isService) return [];
  const companies = data?.items ?? [];
  const options = companies.map(({ id, name, customerNumber }) => ({
    value: id,
    label: `${name} (${customerNumber})`,
  }));
  return [
    {
      name: 'company',
      label: t('tickets.ticket-list.column.company'),
      all: t('tickets.ticket-list.filter.company.all'),
      options,
    },
  ];
}

/** Filter fields of tickets; the scope is offered only to users who see other people's tickets. */
export function useTicketFilterFields(): readonly TicketFilterField[] {
  const { t } = useTicketListMessages();
  const { code: locale } = useLocale();
  const isService = usePermission('technician');
  const isFleetManager = usePermission('companies');
  const openField = useOpenField();
  const companyFields = useCompanyFields(isService);
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
    openField,
    ...companyFields,
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
