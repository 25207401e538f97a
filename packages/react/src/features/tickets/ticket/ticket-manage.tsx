import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import type { TicketChange } from './use-ticket-change.ts';

export interface TicketManageProps {
  readonly ticket: Ticket;
  readonly change: TicketChange;
}

/** The service's fields for assignee, priority and topic. */
export function TicketManage({ ticket, change }: TicketManageProps) {
  const { t } = useTicketMessages();
  const { code: locale } = useLocale();
  const query = { query: { locale } };
  const priorities = useResource('listTicketPriorities', query).data?.items ?? [ticket.priority];
  const categories = useResource('listTicketCategories', query).data?.items ?? [ticket.category];
  const { assignee, possibleAssignees } = ticket;
  const isListed = assignee === null || possibleAssignees.some(({ id }) => id === assignee.id);
  const people = isListed ? possibleAssignees : [assignee, ...possibleAssignees];
  const optionsOf = (choices: readonly { readonly id: string; readonly name: string }[]) =>
    choices.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Card title={t('tickets.ticket.manage')}>
      <div className={css.manage} part="manage">
        <Select
          label={t('tickets.ticket.assignee')}
          placeholder={t('tickets.ticket.assignee.none')}
          value={assignee?.id ?? ''}
          disabled={change.isPending}
          options={optionsOf(people)}
          onValueChange={(id) => change.send({ assigneeId: id === '' ? null : id })}
        />
        <Select
          label={t('tickets.ticket.priority')}
          value={ticket.priority.id}
          disabled={change.isPending}
          options={optionsOf(priorities)}
          onValueChange={(priorityId) => change.send({ priorityId })}
        />
        <Select
          label={t('tickets.ticket.category')}
          value={ticket.category.id}
          disabled={change.isPending}
          options={optionsOf(categories)}
          onValueChange={(categoryId) => change.send({ categoryId })}
        />
      </div>
    </Card>
  );
}
