import { isFleetManager, isService, type TicketViewer } from '../ticket-viewer.ts';
import type { TicketChange } from './tell-change.repo.ts';

/**
 * Whether it is worth asking the database if somebody may know of a change. Never says no to who may; customers never hear of
 * what the service does for itself.
 */
export function mayConcern(viewer: TicketViewer, change: TicketChange): boolean {
  if (isService(viewer)) return true;
  if (change.isInternal) return false;
  if (change.mode !== viewer.mode || change.companyId !== viewer.companyId) return false;
  return isFleetManager(viewer) || change.userId === viewer.userId;
}
