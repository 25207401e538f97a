import { isService, type TicketViewer } from './ticket-viewer.ts';

/** Side of a ticket on which a viewer is. */
export type Side = 'customer' | 'service';

export const sideOf = (viewer: Pick<TicketViewer, 'roles' | 'mode'>): Side =>
  isService(viewer) ? 'service' : 'customer';
