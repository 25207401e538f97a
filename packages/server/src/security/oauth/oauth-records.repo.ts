import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../db/client.ts';
import { sha256Hex } from '../sha256-hex.ts';
import { secondsAfter } from '../token-lifetimes.ts';
import { CODE_SECONDS } from './authorizer.ts';
import { oauthRecords, oauthUsedTokens } from './oauth.table.ts';

const of = (model: string, id: string) => and(eq(oauthRecords.model, model), eq(oauthRecords.id, id));

/** The provider's storage: everything in one table, by the hash of what its holder has, so that any instance finds it. */
export function createOauthRecords(db: Database, now: () => Date, model: string): Adapter {
  const read = async (found: ReturnType<typeof of>, jti?: string): Promise<AdapterPayload | undefined> => {
    const [row] = await db
      .select({ payload: oauthRecords.payload, consumedAt: oauthRecords.consumedAt })
      .from(oauthRecords)
      .where(and(found, gt(oauthRecords.expiresAt, now())));
    if (!row) return undefined;
    const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {};
    return { ...row.payload, ...(jti === undefined ? {} : { jti }), ...consumed };
  };
  return {
    upsert: async (id, { jti: _secret, ...payload }, expiresIn) => {
      const grantId = typeof payload.grantId === 'string' ? await sha256Hex(payload.grantId) : null;
      const values = {
        payload: { ...payload } as Record<string, unknown>,
        grantId,
        uid: typeof payload.uid === 'string' ? payload.uid : null,
        expiresAt: secondsAfter(now(), expiresIn ?? CODE_SECONDS),
      };
      await db
        .insert(oauthRecords)
        .values({ model, id: await sha256Hex(id), ...values })
        .onConflictDoUpdate({ target: [oauthRecords.model, oauthRecords.id], set: values });
    },
    find: async (id) => read(of(model, await sha256Hex(id)), id),
    // Nothing of ours is looked for by these.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      await db
        .update(oauthRecords)
        .set({ consumedAt: now() })
        .where(of(model, await sha256Hex(id)));
    },
    destroy: async (id) => {
      await db.delete(oauthRecords).where(of(model, await sha256Hex(id)));
    },
    revokeByGrantId: async (grantId) => {
      const hash = await sha256Hex(grantId);
      await db.delete(oauthRecords).where(eq(oauthRecords.grantId, hash));
      await db.delete(oauthRecords).where(of('Grant', hash));
    },
  };
}

/** Uses up an authorization code; false where it was used before, by however many at once, or is none. */
export async function takeCode(db: Database, code: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(oauthRecords)
    .set({ consumedAt: now })
    .where(and(of('AuthorizationCode', await sha256Hex(code)), isNull(oauthRecords.consumedAt)))
    .returning({ id: oauthRecords.id });
  return taken.length === 1;
}

/** Ties a grant to the portal's session that it came of. */
export async function bindGrant(db: Database, grantId: string, sessionId: string): Promise<void> {
  await db
    .update(oauthRecords)
    .set({ sessionId })
    .where(of('Grant', await sha256Hex(grantId)));
}

/** The portal's session behind a grant; null where there is none (any more). */
export async function findGrantSession(db: Database, grantId: string): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: oauthRecords.sessionId })
    .from(oauthRecords)
    .where(of('Grant', await sha256Hex(grantId)));
  return row?.sessionId ?? null;
}

/** What an access token is good for. */
export interface ToolToken {
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** The portal's session that it came of. */
  readonly sessionId: string;
}

/** An access token that has not expired and whose grant stands; null for any other text. */
export async function findToolToken(db: Database, token: string, now: Date): Promise<ToolToken | null> {
  const [row] = await db
    .select({ payload: oauthRecords.payload, grantId: oauthRecords.grantId })
    .from(oauthRecords)
    .where(and(of('AccessToken', await sha256Hex(token)), gt(oauthRecords.expiresAt, now)));
  if (!row?.grantId) return null;
  const [grant] = await db
    .select({ sessionId: oauthRecords.sessionId })
    .from(oauthRecords)
    .where(of('Grant', row.grantId));
  const { clientId, scope } = row.payload;
  if (!grant?.sessionId || typeof clientId !== 'string' || typeof scope !== 'string') return null;
  return { clientId, scopes: scope.split(' '), sessionId: grant.sessionId };
}

/** Takes a token as `portal_authorization`; false where it was taken before. */
export async function useTokenOnce(db: Database, tokenId: string, now: Date): Promise<boolean> {
  const taken = await db
    .insert(oauthUsedTokens)
    .values({ tokenId, usedAt: now })
    .onConflictDoNothing()
    .returning({ tokenId: oauthUsedTokens.tokenId });
  return taken.length === 1;
}

/** Forgets what expired. Tokens that were taken are remembered as long as they could be good for anything. */
export async function forgetOauthRecords(db: Database, now: Date): Promise<void> {
  const old = secondsAfter(now, -24 * 60 * 60);
  await db.delete(oauthRecords).where(lt(oauthRecords.expiresAt, now));
  await db.delete(oauthUsedTokens).where(lt(oauthUsedTokens.usedAt, old));
}
