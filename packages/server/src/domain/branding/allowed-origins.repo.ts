import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { askedTogether } from '../../db/asked-together.ts';
import type { Database } from '../../db/client.ts';
import { allowedOrigins } from './allowed-origins.table.ts';

export type AllowedOrigin = typeof allowedOrigins.$inferSelect;
/** A website of a brand in an environment. */
export type OriginKey = Pick<AllowedOrigin, 'brandId' | 'environment' | 'origin'>;

/** What is allowed, by brand, environment and the moment it was allowed; `where` leaves others out. */
export function listAllowedOrigins(
  db: Database,
  where: { readonly brandId?: string; readonly environment?: DeploymentEnvironment } = {},
): Promise<AllowedOrigin[]> {
  const { brandId, environment, allowedAt, origin } = allowedOrigins;
  return db
    .select()
    .from(allowedOrigins)
    .where(
      and(
        where.brandId === undefined ? undefined : eq(brandId, where.brandId),
        where.environment === undefined ? undefined : eq(environment, where.environment),
      ),
    )
    .orderBy(asc(brandId), asc(environment), asc(allowedAt), asc(origin));
}

/** Allows origins; one that is allowed already stays as it is. Answers those that are new. */
export async function allowOrigins(db: Database, added: readonly AllowedOrigin[]): Promise<OriginKey[]> {
  if (added.length === 0) return [];
  const { brandId, environment, origin } = allowedOrigins;
  return db
    .insert(allowedOrigins)
    .values([...added])
    .onConflictDoNothing()
    .returning({ brandId, environment, origin });
}

/** Takes origins away; answers those that were there. */
export async function removeOrigins(db: Database, removed: readonly OriginKey[]): Promise<OriginKey[]> {
  const gone: OriginKey[] = [];
  const { brandId, environment, origin } = allowedOrigins;
  for (const key of removed)
    gone.push(
      ...(await db
        .delete(allowedOrigins)
        .where(and(eq(brandId, key.brandId), eq(environment, key.environment), eq(origin, key.origin)))
        .returning({ brandId, environment, origin })),
    );
  return gone;
}

/** The brands whose pages at an origin may call the API of an environment, as it is now: nothing is remembered between calls. */
export function createBrandsAllowing(
  db: Database,
  environment: DeploymentEnvironment,
): (origin: string) => Promise<readonly string[]> {
  const ask = askedTogether(async (db, origins) => {
    const { brandId, origin } = allowedOrigins;
    const rows = await db
      .select({ brandId, origin })
      .from(allowedOrigins)
      .where(and(eq(allowedOrigins.environment, environment), inArray(origin, [...origins, '*'])));
    const brandsAt = (wanted: string) =>
      rows.filter((row) => row.origin === wanted || row.origin === '*').map((row) => row.brandId);
    return new Map(origins.map((each) => [each, [...new Set(brandsAt(each))]]));
  });
  return async (origin) => (await ask(db, origin)) ?? [];
}
