import { API_ROOT } from '@foyer/contract/api-root';
import { pageRoutes } from '@foyer/contract/routes';
import { requestUrl } from '../api/request-url.ts';
import type { AheadRead } from './look-ahead.ts';

/** A read by the name of its endpoint, with its parameters and query as a page passes them to the SDK. */
export interface NamedRead {
  readonly operation: string;
  readonly input: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
  };
}

/**
 * Returns the URL of a read exactly as the SDK requests it, for a prefetch before an SDK runs (`lookAhead`).
 *
 * @throws TypeError where there is no such endpoint, or where one of its parameters is missing
 */
export function aheadRead({ operation, input: { params, query } }: NamedRead): AheadRead {
  const route = pageRoutes[operation as keyof typeof pageRoutes];
  if (!route) throw new TypeError(`Foyer: there is no endpoint ${operation}.`);
  const [method, template] = route;
  const path = requestUrl('', template, params, query).slice(API_ROOT.length);
  return method === 'POST' ? { method, path } : { path };
}
