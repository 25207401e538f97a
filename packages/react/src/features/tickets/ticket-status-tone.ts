import type { TicketStatus } from '@foyer/contract/tickets/ticket-states';
import type { Tone } from '@foyer/ui/badge/badge.tsx';

/** Colour of each ticket status; the text beside it carries the meaning. */
export const ticketStatusTones: Readonly<Record<TicketStatus, Tone>> = {
  new: 'info',
  open: 'info',
  waiting_for_customer: 'warning',
  resolved: 'success',
  closed: 'neutral',
};
