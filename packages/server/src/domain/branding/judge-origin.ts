import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';

/** Reason why a text cannot be allowed as an origin in an environment. */
export type OriginFault = 'origin_malformed' | 'origin_wildcard' | 'origin_insecure' | 'origin_local';

export type JudgedOrigin =
  | { readonly ok: true; readonly origin: string }
  | { readonly ok: false; readonly fault: OriginFault };

/** Scheme, host, optional port and one optional final slash: no path, query, user name or password, no characters that URL parsers drop. */
const bare = /^https?:\/\/[^\s/?#@\\%]+\/?$/i;

/** Whether a host is a name or address of the browser's own machine. */
const isOwnMachine = (host: string): boolean =>
  /^(.+\.)?localhost$/.test(host) || /^(127\.|0\.0\.0\.0$|\[::1?\]$|\[::ffff:(7f|0:0\]))/.test(host);

/**
 * Normalizes a typed origin to the form browsers send (`https://www.example.org`, names outside ASCII in Punycode, without the scheme's
 * default port). Outside of development it must use https and must not be a loopback host. `*` and `null` are refused.
 */
export function judgeOrigin(text: string, environment: DeploymentEnvironment): JudgedOrigin {
  if (text.includes('*')) return { ok: false, fault: 'origin_wildcard' };
  const url = bare.test(text) ? URL.parse(text) : null;
  // to browsers, a host with a final dot is a different host; it is always a typing error
  if (!url || url.hostname.endsWith('.')) return { ok: false, fault: 'origin_malformed' };
  if (environment === 'development') return { ok: true, origin: url.origin };
  if (isOwnMachine(url.hostname)) return { ok: false, fault: 'origin_local' };
  if (url.protocol !== 'https:') return { ok: false, fault: 'origin_insecure' };
  return { ok: true, origin: url.origin };
}
