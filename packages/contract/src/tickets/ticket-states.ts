/** new -> open -> waiting_for_customer or resolved -> closed; a closed ticket may be re-opened for a while. */
export const ticketStatuses = ['new', 'open', 'waiting_for_customer', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** What a ticket may be about. */
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
 * Whose tickets: one's own (a technician's: those they look after), the company's (fleet managers), the team's (technicians), or
 * all that the caller may see. A scope only narrows: it never shows more than somebody may see.
 */
export const ticketScopes = ['own', 'company', 'team', 'all'] as const;
export type TicketScope = (typeof ticketScopes)[number];

/** What the caller may do with a ticket now; the server says which. */
export const ticketActions = ['comment', 'add_file', 'edit', 'assign', 'comment_internally'] as const;
export type TicketAction = (typeof ticketActions)[number];
