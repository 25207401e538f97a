import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';

/** Why a text is no origin that may be allowed in an environment. */
export type OriginFault = 'origin_malformed' | 'origin_wildcard' | 'origin_insecure' | 'origin_local';

export type JudgedOrigin =
  | { readonly ok: true; readonly origin: string }
  | { readonly ok: false; readonly fault: OriginFault };

/** Scheme, host, perhaps a port and one last slash: no path, query, name or password, and nothing that a reader of addresses leaves out. */
const bare = /^https?:\/\/[^\s/?#@\\%]+\/?$/i;

/** A name or address of the machine that the browser runs on. */
const isOwnMachine = (host: string): boolean =>
  /^(.+\.)?localhost$/.test(host) || /^(127\.|0\.0\.0\.0$|\[::1?\]$|\[::ffff:(7f|0:0\]))/.test(host);

/**
 * Reads an origin as a person writes it: as browsers name it (`https://www.example.org`, names outside ASCII in Punycode, without the
 * scheme's own port). Outside of development it is https, and of no machine of one's own. `*` and `null` are no origins.
 */
export function judgeOrigin(text: string, environment: DeploymentEnvironment): JudgedOrigin {
  if (text.includes('*')) return { ok: false, fault: 'origin_wildcard' };
  const url = bare.test(text) ? URL.parse(text) : null;
  // a host that ends with a dot is another one to browsers, and nobody means it
  if (!url || url.hostname.endsWith('.')) return { ok: false, fault: 'origin_malformed' };
  if (environment === 'development') return { ok: true, origin: url.origin };
  if (isOwnMachine(url.hostname)) return { ok: false, fault: 'origin_local' };
  if (url.protocol !== 'https:') return { ok: false, fault: 'origin_insecure' };
  return { ok: true, origin: url.origin };
}
