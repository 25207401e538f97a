import type { Mode, Role } from '@foyer/contract';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { batchReads } from '../db/batch-reads.ts';
import { type Database, queryRows } from '../db/client.ts';
import { preparedStatement } from '../db/prepared-statement.ts';
import { partnerSpeaksFor, partnerVouchesFor } from '../domain/partners/partner-reach.repo.ts';
import { sessionFamilies, sessions, sessionTokens } from './sessions.table.ts';

/** The current state of a session, by one of its tokens. */
export interface SessionRow {
  readonly sessionId: string;
  readonly familyId: string;
  readonly userId: string;
  readonly mode: Mode;
  readonly companyId: string | null;
  /** The company of the membership whose roles apply; differs from `companyId` after a company switch. */
  readonly homeCompanyId: string | null;
  readonly roles: Role[];
  readonly actorUserId: string | null;
  readonly actorKind: 'impersonation' | 'company-switch' | null;
  readonly actorIsActive: boolean;
  readonly actorMayImpersonate: boolean;
  readonly membershipId: string;
  /** The partner that vouched for the sign-in; null for a sign-in at the portal. */
  readonly partnerId: string | null;
  /** Whether the partner does not (or no longer) speak for the user, or for the company of the session. */
  readonly exceedsPartner: boolean;
  readonly sessionRevokedAt: Date | null;
  readonly familyRevokedAt: Date | null;
  /** Time at which the browser was last recorded. */
  readonly lastSeenAt: Date | null;
  /** End of the sign-in or of the impersonation, whichever comes first. */
  readonly endsAt: Date;
  readonly userStatus: string;
  /** Whether a company of the session, or of the person who signed in, demands a second factor, and the sign-in used a password alone. */
  readonly lacksSecondFactor: boolean;
  readonly needsPasswordChange: boolean;
  readonly needsOnboarding: boolean;
  readonly needsToEnterMileage: boolean;
  readonly replacedAt: Date | null;
  readonly successor: string | null;
  /** The price group of the company, as it is stored. */
  readonly priceGroup: string | null;
  /** The versions of the shop: see `shop-versions.table.ts`. */
  readonly catalogue: string;
  readonly stock: string;
}

/** A row as the statement returns it: instants in milliseconds, with either driver. */
interface FoundSession
  extends Record<string, unknown>,
    Omit<SessionRow, 'lastSeenAt' | 'endsAt' | InstantName> {
  readonly tokenId: string;
  readonly lastSeenAt: number | null;
  readonly endsAt: number;
  readonly sessionRevokedAt: number | null;
  readonly familyRevokedAt: number | null;
  readonly replacedAt: number | null;
}
type InstantName = 'sessionRevokedAt' | 'familyRevokedAt' | 'replacedAt';

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/**
 * Columns of a session row. Written once, without values, so that a connection keeps the statement's plan: it runs in every call.
 */
const sessionColumns =
  sql.raw(`t.id as "tokenId", s.id as "sessionId", s.family_id as "familyId", s.user_id as "userId", s.mode,
  s.company_id as "companyId", m.company_id as "homeCompanyId", m.roles, s.actor_user_id as "actorUserId",
  s.actor_kind as "actorKind", s.membership_id as "membershipId", f.partner_id as "partnerId",
  f.partner_id is not null and not exists (select 1 from partners p where p.id = f.partner_id
    and ${partnerSpeaksFor('s.company_id')} and ${partnerVouchesFor('f.user_id')}) as "exceedsPartner",
  s.actor_user_id is not null and coalesce((select a.status = 'active' from users a where a.id = s.actor_user_id), false)
    as "actorIsActive",
  s.actor_user_id is not null and exists (select 1 from memberships am
    where am.user_id = s.actor_user_id and 'ROLE_IMPERSONATE' = any(am.roles)) as "actorMayImpersonate",
  ${milliseconds('s.revoked_at')} as "sessionRevokedAt", ${milliseconds('f.revoked_at')} as "familyRevokedAt",
  ${milliseconds('f.last_seen_at')} as "lastSeenAt", ${milliseconds('least(s.ends_at, f.ends_at)')} as "endsAt",
  f.second_factor_at is null and (
    coalesce((select dc.demands_second_factor from companies dc where dc.id = s.company_id), false)
    or exists (select 1 from memberships dm join companies dc on dc.id = dm.company_id
      where dm.user_id = f.user_id and dc.demands_second_factor)) as "lacksSecondFactor",
  u.status as "userStatus", u.needs_password_change as "needsPasswordChange",
  u.needs_onboarding as "needsOnboarding", u.needs_to_enter_mileage as "needsToEnterMileage",
  ${milliseconds('t.replaced_at')} as "replacedAt", t.successor,
  (select c.price_group from companies c where c.id = s.company_id) as "priceGroup",
  (select coalesce(sum(stamp), 0)::text from shop_versions where part = 'catalogue') as catalogue,
  (select coalesce(sum(stamp), 0)::text from shop_versions where part = 'stock') as stock
  from session_tokens t join sessions s on s.id = t.session_id join session_families f on f.id = s.family_id
  join users u on u.id = s.user_id join memberships m on m.id = s.membership_id`);

const toInstant = (at: number | null): Date | null => (at === null ? null : new Date(Math.round(at)));

const sessionsOf = preparedStatement<FoundSession>(
  () =>
    sql`select ${sessionColumns} where t.id = any(string_to_array((select ${sql.placeholder('tokenIds')}::text), ' '))`,
);

const findTogether = batchReads(async (db, tokenIds) => {
  const rows = await sessionsOf(db, { tokenIds: tokenIds.join(' ') });
  return new Map(rows.map((row) => [row.tokenId, row]));
});

/**
 * Returns the session of a token by one indexed read: token, session, family, user, roles, and the version of the shop. Concurrent calls
 * share the statement.
 */
export async function findSession(db: Database, tokenId: string): Promise<SessionRow | null> {
  const row = await findTogether(db, tokenId);
  if (!row) return null;
  return {
    ...row,
    endsAt: new Date(Math.round(row.endsAt)),
    lastSeenAt: toInstant(row.lastSeenAt),
    sessionRevokedAt: toInstant(row.sessionRevokedAt),
    familyRevokedAt: toInstant(row.familyRevokedAt),
    replacedAt: toInstant(row.replacedAt),
  };
}

/** Returns the current state of a session, without one of its tokens. */
export async function findSessionById(db: Database, sessionId: string): Promise<SessionRow | null> {
  const [token] = await db
    .select({ id: sessionTokens.id })
    .from(sessionTokens)
    .where(eq(sessionTokens.sessionId, sessionId))
    .orderBy(desc(sessionTokens.expiresAt))
    .limit(1);
  const row = token ? await findSession(db, token.id) : null;
  return row && { ...row, replacedAt: null, successor: null };
}

/** Whether `companyId` is below `rootId`, at any depth. */
export async function isWithinFleet(
  db: Database,
  rootId: string | null,
  companyId: string | null,
): Promise<boolean> {
  if (!rootId || !companyId || rootId === companyId) return false;
  // `union` instead of `union all` ends at a cycle in the data
  const rows = await queryRows<{ found: boolean }>(
    db,
    sql`with recursive above(id) as (
          select parent_id from companies where id = ${companyId}
          union select c.parent_id from companies c join above a on c.id = a.id
        ) select exists (select 1 from above where id = ${rootId}) as found`,
  );
  return rows[0]?.found === true;
}

export async function insertFamily(db: Database, family: typeof sessionFamilies.$inferInsert): Promise<void> {
  await db.insert(sessionFamilies).values(family);
}

export async function findFamily(db: Database, familyId: string) {
  const [row] = await db
    .select({
      userId: sessionFamilies.userId,
      createdAt: sessionFamilies.createdAt,
      endsAt: sessionFamilies.endsAt,
      secondFactorAt: sessionFamilies.secondFactorAt,
    })
    .from(sessionFamilies)
    .where(eq(sessionFamilies.id, familyId));
  return row ?? null;
}

/** Records that a second factor was used in a sign-in that began with a password alone. */
export async function noteSecondFactor(db: Database, familyId: string, now: Date): Promise<void> {
  const { id, secondFactorAt } = sessionFamilies;
  await db
    .update(sessionFamilies)
    .set({ secondFactorAt: now })
    .where(and(eq(id, familyId), isNull(secondFactorAt)));
}

/** Ends every sign-in of a company's people that used a password alone; returns the number of people. */
export async function endWithoutSecondFactor(db: Database, companyId: string, now: Date): Promise<number> {
  const people = sql`(select m.user_id from memberships m where m.company_id = ${companyId})`;
  const ended = await db
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: 'second-factor-demanded' })
    .where(
      and(
        sql`${sessionFamilies.userId} in ${people}`,
        isNull(sessionFamilies.secondFactorAt),
        isNull(sessionFamilies.revokedAt),
        gt(sessionFamilies.endsAt, now),
      ),
    )
    .returning({ userId: sessionFamilies.userId });
  return new Set(ended.map(({ userId }) => userId)).size;
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Returns the end of a running impersonation of a user in a company; null where there is none. */
export async function findActingEnd(
  db: Database,
  { familyId, userId, companyId }: { familyId: string; userId: string; companyId: string },
  now: Date,
): Promise<Date | null> {
  const [row] = await db
    .select({ endsAt: sessions.endsAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.familyId, familyId),
        eq(sessions.userId, userId),
        eq(sessions.companyId, companyId),
        eq(sessions.actorKind, 'impersonation'),
        isNull(sessions.revokedAt),
        gt(sessions.endsAt, now),
      ),
    )
    .orderBy(desc(sessions.endsAt))
    .limit(1);
  return row?.endsAt ?? null;
}

export async function insertToken(db: Database, token: typeof sessionTokens.$inferInsert): Promise<void> {
  await db.insert(sessionTokens).values(token);
}

/** Marks a token as replaced; the encrypted successor answers repeated calls for a grace period. */
export async function replaceToken(
  db: Database,
  id: string,
  replacedAt: Date,
  successor: string,
): Promise<void> {
  await db.update(sessionTokens).set({ replacedAt, successor }).where(eq(sessionTokens.id, id));
}

/** Serialises all changes that rotate or end families; locks in a fixed order, so that no deadlock is possible. */
export async function lockFamilies(db: Database, familyIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(familyIds)].sort())
    await db
      .select({ id: sessionFamilies.id })
      .from(sessionFamilies)
      .where(eq(sessionFamilies.id, id))
      .for('update');
}

export async function revokeFamily(db: Database, familyId: string, reason: string, now: Date): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt)));
}

export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every sign-in that a partner has vouched for; returns their number. */
export async function endSessionsOfPartner(db: Database, partnerId: string, now: Date): Promise<number> {
  const ended = await db
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: 'partner-revoked' })
    .where(and(eq(sessionFamilies.partnerId, partnerId), isNull(sessionFamilies.revokedAt)))
    .returning({ id: sessionFamilies.id });
  return ended.length;
}

/** Ends every sign-in of a user, and every impersonation of them. */
export async function endAllSessions(db: Database, userId: string, reason: string, now: Date): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.userId, userId), isNull(sessionFamilies.revokedAt)));
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Deletes families that ended before `before`. */
export async function deleteEndedFamilies(db: Database, before: Date): Promise<void> {
  await db.delete(sessionFamilies).where(lt(sessionFamilies.endsAt, before));
}
