import { isPermitted } from '@foyer/contract';
import { eq, or, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { isImpersonatable } from '../../../security/impersonatable.repo.ts';
import { memberships, users } from '../../accounts/accounts.table.ts';
import type { TicketRow } from '../ticket.repo.ts';
import { tickets } from '../tickets.table.ts';
import { visibleTickets } from '../visible-tickets.repo.ts';

/** Facts of a ticket that decide who may see it. */
export type TicketOwner = Pick<
  TicketRow,
  'id' | 'userId' | 'companyId' | 'mode' | 'brandId' | 'teamId' | 'assigneeId'
>;

/**
 * Returns the page by which a user reaches a ticket: the ticket itself, or the account to impersonate; null if there is none. The ticket
 * need not be stored yet.
 */
export async function wayToTicket(
  db: Database,
  userId: string,
  ticket: TicketOwner,
): Promise<'ticket' | 'account' | null> {
  const { companyId, mode, roles } = memberships;
  const member = await db
    .select({ companyId, mode, roles })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  if (await isVisible(db, userId, ticket, member)) return 'ticket';
  const mayImpersonate = member.some((subject) => isPermitted('impersonate', subject));
  return mayImpersonate && (await isReachable(db, userId, ticket)) ? 'account' : null;
}

type Member = Pick<typeof memberships.$inferSelect, 'companyId' | 'mode' | 'roles'>;

/** Applies the rule of visibility to the facts of a ticket, as if they were the only row of the table. */
async function isVisible(db: Database, userId: string, ticket: TicketOwner, member: readonly Member[]) {
  const conditions = member.map((one) => visibleTickets({ ...one, userId, actor: null }));
  if (conditions.length === 0) return false;
  const { id, userId: ownerId, companyId, mode, brandId, teamId, assigneeId } = ticket;
  const rows = await queryRows(
    db,
    sql`with ${tickets} (id, user_id, company_id, mode, brand_id, team_id, assignee_id) as (values (${id}::text,
        ${ownerId}::text, ${companyId}::text, ${mode}::text, ${brandId}::text, ${teamId}::text, ${assigneeId}::text))
      select 1 from ${tickets} where ${or(...conditions)}`,
  );
  return rows.length > 0;
}

/** Whether a user may impersonate the opener of a ticket in its company. */
async function isReachable(db: Database, userId: string, ticket: TicketOwner): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select 1 from ${users} where ${users.id} = ${ticket.userId} and ${isImpersonatable('users', userId)}
      and exists (select 1 from ${memberships} where ${memberships.userId} = ${users.id}
        and ${memberships.companyId} = ${ticket.companyId}::text)`,
  );
  return rows.length > 0;
}
