/**
 * Where a backend tells which tickets change, as server-sent events; below the API root and beside the contract's endpoints, since
 * the answer goes on. An extension that a backend may leave out: pages then ask every half a minute.
 */
export const ticketEventsPath = '/tickets/events';

/** The data of an event. Its names: `known`, `changed`, `ended`. */
export interface TicketEventData {
  /** `changed`: which ticket; null where any may be. */
  readonly ticketId?: string | null;
  /** `known`, `changed`: what the reader knows from now on, to be said again by the next request; null where that is not said. */
  readonly known?: string | null;
  /** `ended`: the code of the refusal that ends the answer. */
  readonly code?: string;
}
