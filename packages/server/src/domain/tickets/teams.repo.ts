import type { TicketPerson } from '@foyer/contract/tickets/tickets.schema';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { memberships, users } from '../accounts/accounts.table.ts';
import { companies } from '../companies/companies.table.ts';
import type { TicketRow } from './ticket.repo.ts';
import { reachOf, type TicketViewer } from './ticket-viewer.ts';
import { ticketTeamMembers, ticketTeams } from './tickets.table.ts';

/** Returns the team for a brand's tickets of a category: one that names it, or else one that takes the rest; null if there is none. */
export async function findTeam(db: Database, brandId: string, categoryId: string): Promise<string | null> {
  const [team] = await queryRows<{ id: string }>(
    db,
    sql`select id from ${ticketTeams} where brand_id = ${brandId}
      and (${categoryId} = any(category_ids) or cardinality(category_ids) = 0)
      order by cardinality(category_ids) = 0, id limit 1`,
  );
  return team?.id ?? null;
}

/**
 * Returns the people to whom a viewer may assign a ticket. A technician may only take it or release it; a leader may assign it to
 * the members of its team, or to any technician of the brand if it has no team.
 */
export async function readPossibleAssignees(
  db: Database,
  viewer: TicketViewer,
  ticket: Pick<TicketRow, 'teamId' | 'brandId'>,
): Promise<TicketPerson[]> {
  const reach = reachOf(viewer);
  if (reach === null) return [];
  const rows = await queryRows<{ id: string; name: string }>(
    db,
    sql`select u.id, u.first_name || ' ' || u.last_name as name from ${users} u
      where u.status = 'active' and ${reach === 'own' ? isMyself(viewer) : isOfTeam(viewer, ticket)}
      order by u.sort_name, u.id limit 200`,
  );
  return rows.map((row) => ({ ...row, kind: 'service' }));
}

const isMyself = ({ userId }: TicketViewer): SQL => sql`u.id = ${userId}`;

const technicians = sql`m.roles && array['ROLE_TECHNICIAN', 'ROLE_TECHNICIAN_SUB_ADMIN', 'ROLE_TECHNICIAN_ADMIN']`;

function isOfTeam({ userId }: TicketViewer, { teamId, brandId }: Pick<TicketRow, 'teamId' | 'brandId'>): SQL {
  const isHere =
    teamId === null
      ? sql`m.company_id in (select c.id from ${companies} c where c.brand_id = ${brandId})`
      : sql`(m.company_id = (select t.company_id from ${ticketTeams} t where t.id = ${teamId})
          and (u.id = ${userId} or u.id in
            (select tm.user_id from ${ticketTeamMembers} tm where tm.team_id = ${teamId})))`;
  return sql`exists (select 1 from ${memberships} m where m.user_id = u.id and ${technicians} and ${isHere})`;
}
