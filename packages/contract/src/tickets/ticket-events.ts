/**
 * Path of the server-sent events about changed tickets, below the API root. It is not an endpoint of the contract, because its response
 * does not end. A backend may omit this extension; pages then poll every half a minute.
 */
export const ticketEventsPath = '/tickets/events';

/** Data of an event. The names of the events: `known`, `changed`, `ended`. */
export interface TicketEventData {
  /** For `changed`: the changed ticket; null where any may have changed. */
  readonly ticketId?: string | null;
  /**
   * For `known` and `changed`: the position that the reader has reached, to be sent with the next request; null where the server does not
   * state one.
   */
  readonly known?: string | null;
  /** For `ended`: error code of the refusal that ends the stream. */
  readonly code?: string;
}
