import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { listAllowedOrigins } from '../domain/branding/allowed-origins.repo.ts';

/** Names the brands whose elements work on no other website; in development nobody minds. */
export async function warnOfClosedBrands(db: Database, log: Logger): Promise<void> {
  const closed = (await listAllowedOrigins(db)).filter(({ origins }) => origins.length === 0);
  if (closed.length === 0) return;
  const brands = closed.map(({ brand }) => brand);
  log.warn(
    { brands },
    'no other website may embed these brands: allow one with `npm run origins -- allow <brand> https://www.example.org`',
  );
}
