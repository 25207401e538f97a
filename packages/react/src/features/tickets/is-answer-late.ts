import { openTicketStatuses } from '@foyer/contract/tickets/ticket-states';
import type { TicketSummary } from '@foyer/contract/tickets/tickets.schema';

const open: readonly string[] = openTicketStatuses;

/** Whether the promised time of an answer has passed without one, in a ticket that is not resolved or closed. */
export const isAnswerLate = ({
  answerDueAt,
  status,
}: Pick<TicketSummary, 'answerDueAt' | 'status'>): boolean =>
  answerDueAt !== null && open.includes(status) && Date.parse(answerDueAt) < Date.now();
