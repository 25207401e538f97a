import type { Mode, Role } from '@foyer/contract';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/client.ts';
import { memberships, users } from '../domain/accounts/accounts.table.ts';
import { sessionFamilies, sessions, sessionTokens } from './sessions.table.ts';

/** A session as it is now, by one of its tokens. */
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
  readonly sessionRevokedAt: Date | null;
  readonly familyRevokedAt: Date | null;
  /** When the browser was noted last. */
  readonly lastSeenAt: Date | null;
  /** Of the sign-in, or of acting as somebody, whichever comes first. */
  readonly endsAt: Date;
  readonly userStatus: string;
  /** A company demands a second factor (that it is in, or one of whoever signed in), and the sign-in came of a password alone. */
  readonly lacksSecondFactor: boolean;
  readonly needsPasswordChange: boolean;
  readonly needsOnboarding: boolean;
  readonly needsToEnterMileage: boolean;
  readonly replacedAt: Date | null;
  readonly successor: string | null;
}

/** One indexed read per call: token, session, family, user and roles. */
export async function findSession(db: Database, tokenId: string): Promise<SessionRow | null> {
  const actorStatus = sql<string | null>`(select a.status from users a where a.id = ${sessions.actorUserId})`;
  const actorMayImpersonate = sql<boolean>`exists (select 1 from memberships am
    where am.user_id = ${sessions.actorUserId} and 'ROLE_IMPERSONATE' = any(am.roles))`;
  const lacksSecondFactor = sql<boolean>`${sessionFamilies.secondFactorAt} is null and exists (
    select 1 from companies dc where dc.demands_second_factor and (dc.id = ${sessions.companyId} or dc.id in (
      select dm.company_id from memberships dm where dm.user_id = ${sessionFamilies.userId})))`;
  const [row] = await db
    .select({
      sessionId: sessions.id,
      familyId: sessions.familyId,
      userId: sessions.userId,
      mode: sessions.mode,
      companyId: sessions.companyId,
      homeCompanyId: memberships.companyId,
      roles: memberships.roles,
      actorUserId: sessions.actorUserId,
      actorKind: sessions.actorKind,
      actorStatus,
      actorMayImpersonate,
      membershipId: sessions.membershipId,
      sessionRevokedAt: sessions.revokedAt,
      familyRevokedAt: sessionFamilies.revokedAt,
      lastSeenAt: sessionFamilies.lastSeenAt,
      familyEndsAt: sessionFamilies.endsAt,
      sessionEndsAt: sessions.endsAt,
      userStatus: users.status,
      lacksSecondFactor,
      needsPasswordChange: users.needsPasswordChange,
      needsOnboarding: users.needsOnboarding,
      needsToEnterMileage: users.needsToEnterMileage,
      replacedAt: sessionTokens.replacedAt,
      successor: sessionTokens.successor,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, sessions.familyId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.id, sessions.membershipId))
    .where(eq(sessionTokens.id, tokenId));
  if (!row) return null;
  const { actorStatus: status, familyEndsAt, sessionEndsAt, ...rest } = row;
  const endsAt = sessionEndsAt && sessionEndsAt < familyEndsAt ? sessionEndsAt : familyEndsAt;
  return { ...rest, endsAt, actorIsActive: status === 'active' };
}

/** A session as it is now, without one of its tokens. */
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

/** Whether `companyId` lies below `rootId`, at any depth. */
export async function isWithinFleet(
  db: Database,
  rootId: string | null,
  companyId: string | null,
): Promise<boolean> {
  if (!rootId || !companyId || rootId === companyId) return false;
  // `union` and not `union all`: a loop in the data ends.
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

/** A second factor was shown in a sign-in that came of a password alone. */
export async function noteSecondFactor(db: Database, familyId: string, now: Date): Promise<void> {
  const { id, secondFactorAt } = sessionFamilies;
  await db
    .update(sessionFamilies)
    .set({ secondFactorAt: now })
    .where(and(eq(id, familyId), isNull(secondFactorAt)));
}

/** Ends every sign-in of the people of a company that came of a password alone; answers of how many people. */
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

/** When the acting of one sign-in as somebody in a company ends that goes on now; null where there is none. */
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

/** Marks a token as replaced; the sealed successor answers repeats for a grace time. */
export async function replaceToken(
  db: Database,
  id: string,
  replacedAt: Date,
  successor: string,
): Promise<void> {
  await db.update(sessionTokens).set({ replacedAt, successor }).where(eq(sessionTokens.id, id));
}

/** Serialises everything that rotates or ends families; always in one order, so that no two wait for each other in a circle. */
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

/** Ends every sign-in of a user, and every session in which somebody acts as them. */
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

/** Forgets families that ended before `before`. */
export async function deleteEndedFamilies(db: Database, before: Date): Promise<void> {
  await db.delete(sessionFamilies).where(lt(sessionFamilies.endsAt, before));
}
