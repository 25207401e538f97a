import { isPermitted } from '@foyer/contract';
import type { Caller } from '../../security/caller.ts';

/** Caller who reads or changes tickets. */
export type TicketViewer = Pick<Caller, 'userId' | 'companyId' | 'mode' | 'roles' | 'actor'>;

/** Whether a viewer belongs to the service, whichever tickets they may see. */
export const isService = (viewer: Pick<TicketViewer, 'roles' | 'mode'>): boolean =>
  isPermitted('technician', viewer);

/** Returns which tickets a technician sees; null for customers. */
export function reachOf({
  roles,
  mode,
}: Pick<TicketViewer, 'roles' | 'mode'>): 'own' | 'team' | 'all' | null {
  if (!isService({ roles, mode })) return null;
  if (roles.includes('ROLE_TECHNICIAN_ADMIN')) return 'all';
  return roles.includes('ROLE_TECHNICIAN_SUB_ADMIN') ? 'team' : 'own';
}

/** Whether a viewer sees all tickets of their company. */
export const isFleetManager = ({ roles, mode, companyId }: TicketViewer): boolean =>
  mode === 'b2b' && companyId !== null && roles.includes('ROLE_FLEET_MANAGER');
