import type { Finding } from './finding.ts';

/** The server's answer about a page and a brand (`/elements/check.json`). */
export interface OriginFacts {
  readonly environment: 'development' | 'staging' | 'production';
  readonly brand: string;
  readonly isBrand: boolean;
  /** The origin as browsers write it; null if it is invalid, or if the environment cannot allow it. */
  readonly origin: string | null;
  readonly fault: 'origin_malformed' | 'origin_wildcard' | 'origin_insecure' | 'origin_local' | null;
  readonly isAllowed: boolean;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
}

/** Checks whether a page's origin is allowed for its brand in the environment of the server. */
export function checkOrigin({
  brand,
  isBrand,
  origin,
  fault,
  isAllowed,
  environment,
}: OriginFacts): Finding[] {
  const values = { brand, origin: origin ?? '', environment };
  if (!isBrand) return [{ state: 'bad', text: 'brand-unknown', values }];
  if (isAllowed) return [{ state: 'good', text: 'origin-allowed', values }];
  if (fault) return [{ state: 'bad', text: fault, values }];
  const fix = `npm run origins -- allow ${brand} ${origin} --environment ${environment}`;
  return [{ state: 'bad', text: 'origin-refused', values, fix }];
}
