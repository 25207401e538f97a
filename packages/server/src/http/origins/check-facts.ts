import { cutText } from '@foyer/contract/cut-text';
import { listAllowedOrigins } from '../../domain/branding/allowed-origins.repo.ts';
import { listBrandIds } from '../../domain/branding/brands.repo.ts';
import { judgeOrigin } from '../../domain/branding/judge-origin.ts';
import type { CallContext } from '../call-context.ts';
import { queryValue } from '../pipeline/query-value.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import { anyOrigin } from './any-origin.ts';

/** Path at which the check page, or a checked page, asks about an origin and a brand (docs/origins.md). */
export const checkFactsPath = '/elements/check.json';

/**
 * Answers whether an origin is allowed for a brand in this environment, for the calling page or a named origin; any page may read it. It
 * reveals no more than a call from that page would, and does not list the allowed origins. Nothing is fetched.
 */
export async function checkFacts(
  { request, url, now }: CallContext,
  { db, config }: ServerDependencies,
): Promise<Response> {
  const { environment, defaultBrand, publicUrl } = config;
  const brand = cutText(queryValue(url, 'brand') || defaultBrand, 64);
  const named = cutText(queryValue(url, 'origin') || request.headers.get('origin') || '', 300);
  const judged = judgeOrigin(named, environment);
  // an entry that may no longer be allowed today can still be in the list
  const origin = judged.ok ? judged.origin : named;
  const list = await listAllowedOrigins(db, { brandId: brand, environment });
  const isOwn = judged.ok && origin === new URL(publicUrl).origin;
  const isBrand = (await listBrandIds(db)).includes(brand);
  const isListed = list.some((each) => each.origin === origin || each.origin === '*');
  const facts = {
    environment,
    brand,
    isBrand,
    now: now.getTime(),
    origin: judged.ok || isListed ? origin : null,
    fault: judged.ok ? null : judged.fault,
    isAllowed: isBrand && (isOwn || isListed),
  };
  return Response.json(facts, { headers: { ...anyOrigin, 'cache-control': 'no-store' } });
}
