import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../db/client.ts';
import { sha256Hex } from '../sha256-hex.ts';
import { secondsAfter } from '../token-lifetimes.ts';
import { CODE_SECONDS } from './authorizer.ts';
import { oauthRecords, oauthUsedTokens } from './oauth.table.ts';

const of = (model: string, id: string) => and(eq(oauthRecords.model, model), eq(oauthRecords.id, id));

/** Storage of the provider: one table, by the hash of the holder's secret, so that every instance finds a record. */
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
    // these look-ups are not used here
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

/** Uses up an authorization code; false where it was used before, also concurrently, or is unknown. */
export async function takeCode(db: Database, code: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(oauthRecords)
    .set({ consumedAt: now })
    .where(and(of('AuthorizationCode', await sha256Hex(code)), isNull(oauthRecords.consumedAt)))
    .returning({ id: oauthRecords.id });
  return taken.length === 1;
}

/** Binds a grant to its portal session. */
export async function bindGrant(db: Database, grantId: string, sessionId: string): Promise<void> {
  await db
    .update(oauthRecords)
    .set({ sessionId })
    .where(of('Grant', await sha256Hex(grantId)));
}

/** Returns the portal session of a grant; null where there is none. */
export async function findGrantSession(db: Database, grantId: string): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: oauthRecords.sessionId })
    .from(oauthRecords)
    .where(of('Grant', await sha256Hex(grantId)));
  return row?.sessionId ?? null;
}

/** Uses a token up as `portal_authorization`; false where it was used before. */
export async function useTokenOnce(db: Database, tokenId: string, now: Date): Promise<boolean> {
  const taken = await db
    .insert(oauthUsedTokens)
    .values({ tokenId, usedAt: now })
    .onConflictDoNothing()
    .returning({ tokenId: oauthUsedTokens.tokenId });
  return taken.length === 1;
}

/** Deletes expired records. Used tokens are kept as long as they could be valid. */
export async function forgetOauthRecords(db: Database, now: Date): Promise<void> {
  const old = secondsAfter(now, -24 * 60 * 60);
  await db.delete(oauthRecords).where(lt(oauthRecords.expiresAt, now));
  await db.delete(oauthUsedTokens).where(lt(oauthUsedTokens.usedAt, old));
}
