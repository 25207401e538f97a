import type { TicketScope } from '@foyer/contract/tickets/tickets.schema';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '../companies/companies.table.ts';
import { isFleetManager, reachOf, type TicketViewer } from './ticket-viewer.ts';
import { ticketReads, tickets, ticketTeamMembers, ticketTeams } from './tickets.table.ts';

/** The ticket's id where an inner table has an `id` of its own: drizzle names the column of a single table without it. */
const outerTicketId = sql`"tickets"."id"`;

/**
 * The tickets somebody may see. Customers: what they opened themselves where they are now, fleet managers all of their company.
 * Technicians: what they look after and what waits for somebody of their teams; those who lead a team all of it; those who lead
 * all teams everything of them. What no team takes is its brand's technicians'.
 */
export function visibleTickets(viewer: TicketViewer): SQL {
  const reach = reachOf(viewer);
  const mine = isFleetManager(viewer) ? ofCompany(viewer) : ofMyself(viewer);
  if (reach === null) return mine;
  const isAssigned = eq(tickets.assigneeId, viewer.userId);
  const inTeam = or(isOfMyTeam(viewer), isOfNoTeam(viewer));
  if (reach === 'own') return some(mine, isAssigned, and(isNull(tickets.assigneeId), inTeam));
  if (reach === 'team') return some(mine, isAssigned, inTeam);
  return some(mine, isAssigned, isOfMyCompany(viewer), isOfNoTeam(viewer));
}

/** What a scope leaves of them. */
export function inScope(scope: TicketScope, viewer: TicketViewer): SQL | undefined {
  const isTechnician = reachOf(viewer) !== null;
  switch (scope) {
    case 'own':
      return isTechnician ? some(eq(tickets.assigneeId, viewer.userId), ofMyself(viewer)) : ofMyself(viewer);
    case 'company':
      return viewer.companyId === null ? sql`false` : ofCompany(viewer);
    case 'team':
      return isTechnician ? some(isOfMyTeam(viewer), isOfNoTeam(viewer)) : sql`false`;
    default:
      return undefined;
  }
}

/** Whether something happened that somebody has not seen; internal notes count for the service alone. */
export const isUnreadFor = (viewer: TicketViewer): SQL<boolean> =>
  sql<boolean>`not exists (select 1 from ${ticketReads} where ${ticketReads.ticketId} = ${outerTicketId}
    and ${ticketReads.userId} = ${viewer.userId}
    and ${ticketReads.readAt} >= ${reachOf(viewer) === null ? tickets.updatedAt : tickets.noticedAt})`;

const some = (...conditions: readonly (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;

const ofMyself = ({ userId, companyId, mode }: TicketViewer): SQL =>
  sql`(${tickets.userId} = ${userId} and ${tickets.mode} = ${mode}
    and ${tickets.companyId} is not distinct from ${companyId}::text)`;

const ofCompany = ({ companyId, mode }: TicketViewer): SQL =>
  sql`(${tickets.companyId} = ${companyId}::text and ${tickets.mode} = ${mode})`;

const isOfMyTeam = ({ userId }: TicketViewer): SQL =>
  sql`${tickets.teamId} in (select ${ticketTeamMembers.teamId} from ${ticketTeamMembers}
    where ${ticketTeamMembers.userId} = ${userId})`;

const isOfMyCompany = ({ companyId }: TicketViewer): SQL =>
  sql`${tickets.teamId} in (select t.id from ${ticketTeams} t where t.company_id = ${companyId}::text)`;

const isOfNoTeam = ({ companyId }: TicketViewer): SQL =>
  sql`(${tickets.teamId} is null and ${tickets.brandId} =
    (select ${companies.brandId} from ${companies} where ${companies.id} = ${companyId}::text))`;
