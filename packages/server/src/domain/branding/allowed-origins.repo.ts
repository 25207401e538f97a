import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { batchReads } from '../../db/batch-reads.ts';
import type { Database } from '../../db/client.ts';
import { allowedOrigins } from './allowed-origins.table.ts';

export type AllowedOrigin = typeof allowedOrigins.$inferSelect;
/** Key of an allowed origin: a website of a brand in an environment. */
export type OriginKey = Pick<AllowedOrigin, 'brandId' | 'environment' | 'origin'>;

/** Lists allowed origins by brand, environment and the time they were allowed; `where` limits the list to a brand or environment. */
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

/** Allows origins and returns the new ones; origins that are already allowed stay unchanged. */
export async function allowOrigins(db: Database, added: readonly AllowedOrigin[]): Promise<OriginKey[]> {
  if (added.length === 0) return [];
  const { brandId, environment, origin } = allowedOrigins;
  return db
    .insert(allowedOrigins)
    .values([...added])
    .onConflictDoNothing()
    .returning({ brandId, environment, origin });
}

/** Removes origins and returns those that were allowed before. */
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

/** Creates a function that reads the brands whose pages at an origin may call the API of an environment. Nothing is cached between calls. */
export function createBrandsAllowing(
  db: Database,
  environment: DeploymentEnvironment,
): (origin: string) => Promise<readonly string[]> {
  const ask = batchReads(async (db, origins) => {
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
