import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { listAllowedOrigins } from '../domain/branding/allowed-origins.repo.ts';
import { listBrandIds } from '../domain/branding/brands.repo.ts';

/** Logs brands whose elements work on no other website in an environment; not in development. */
export async function warnOfClosedBrands(
  db: Database,
  environment: DeploymentEnvironment,
  log: Logger,
): Promise<void> {
  const open = new Set((await listAllowedOrigins(db, { environment })).map(({ brandId }) => brandId));
  const brands = (await listBrandIds(db)).filter((brand) => !open.has(brand));
  if (brands.length === 0) return;
  log.warn(
    { brands, environment },
    'no other website may embed these brands: allow one with `npm run origins -- allow <brand> https://www.example.org`',
  );
}
