import { isService, type TicketViewer } from './ticket-viewer.ts';

/** On which side of a ticket somebody stands. */
export type Side = 'customer' | 'service';

export const sideOf = (viewer: Pick<TicketViewer, 'roles' | 'mode'>): Side =>
  isService(viewer) ? 'service' : 'customer';
