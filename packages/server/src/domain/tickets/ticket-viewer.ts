import { isPermitted } from '@foyer/contract';
import type { Caller } from '../../security/caller.ts';

/** Who looks at tickets, or does something with them. */
export type TicketViewer = Pick<Caller, 'userId' | 'companyId' | 'mode' | 'roles' | 'actor'>;

/** Whether somebody is of the service, whoever's tickets they may see. */
export const isService = (viewer: Pick<TicketViewer, 'roles' | 'mode'>): boolean =>
  isPermitted('technician', viewer);

/** How far a technician sees; null for customers. */
export function reachOf({
  roles,
  mode,
}: Pick<TicketViewer, 'roles' | 'mode'>): 'own' | 'team' | 'all' | null {
  if (!isService({ roles, mode })) return null;
  if (roles.includes('ROLE_TECHNICIAN_ADMIN')) return 'all';
  return roles.includes('ROLE_TECHNICIAN_SUB_ADMIN') ? 'team' : 'own';
}

/** Whether somebody sees the tickets of all their company. */
export const isFleetManager = ({ roles, mode, companyId }: TicketViewer): boolean =>
  mode === 'b2b' && companyId !== null && roles.includes('ROLE_FLEET_MANAGER');
