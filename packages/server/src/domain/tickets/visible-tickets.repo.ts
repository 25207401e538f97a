import type { TicketScope } from '@foyer/contract/tickets/tickets.schema';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '../companies/companies.table.ts';
import { isFleetManager, reachOf, type TicketViewer } from './ticket-viewer.ts';
import { ticketReads, tickets, ticketTeamMembers, ticketTeams } from './tickets.table.ts';

/** The ticket's id for subqueries whose table has an `id` too: drizzle omits the table name in a query of a single table. */
const outerTicketId = sql`"tickets"."id"`;

/**
 * Condition for the tickets that a viewer may see. Customers see those that they opened in the current company and mode, fleet managers
 * all of their company. Technicians also see the tickets assigned to them and the unassigned ones of their teams; leaders of a team see
 * all tickets of their teams, and leaders of all teams those of every team of their company. Tickets without a team count as tickets of
 * the teams of their brand.
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

/** Condition that restricts the visible tickets to a scope. */
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

/** Field of a selection: whether a ticket has changes that the viewer has not seen; internal notes count only for the service. */
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
