/** Statuses of a ticket: new -> open -> waiting_for_customer or resolved -> closed; a closed ticket may be re-opened for a while. */
export const ticketStatuses = ['new', 'open', 'waiting_for_customer', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Statuses of a ticket on which either side still has something to do. */
export const openTicketStatuses = [
  'new',
  'open',
  'waiting_for_customer',
] as const satisfies readonly TicketStatus[];

/** Kinds of objects that a ticket may be about. */
export const associationKinds = [
  'order',
  'invoice',
  'quotation',
  'shipment',
  'article',
  'charging_card',
  'use_case',
] as const;
export type AssociationKind = (typeof associationKinds)[number];

/**
 * Scopes of the ticket list: the caller's own tickets (for a technician, those they look after), the company's (fleet managers), the team's
 * (technicians), or all that the caller may see. A scope only narrows the list; it never shows more than the caller may see.
 */
export const ticketScopes = ['own', 'company', 'team', 'all'] as const;
export type TicketScope = (typeof ticketScopes)[number];

/** Actions on a ticket; the server says which of them the caller may take now. */
export const ticketActions = ['comment', 'add_file', 'edit', 'assign', 'comment_internally'] as const;
export type TicketAction = (typeof ticketActions)[number];
