/** A content security policy: its directives with their sources. @see W3C Content Security Policy Level 3 */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Directives that apply to each kind of load, the most specific first. */
export const rulers = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
} as const;
export type Ruled = keyof typeof rulers;

const content = /<meta[^>]*content-security-policy[^>]*\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Reads the policies of a copied text: a header with or without its name, several headers, or a page's meta tag. All policies apply. */
export function parsePolicies(text: string): Policy[] {
  const tag = content.exec(text);
  const bare = (tag?.[1] ?? tag?.[2] ?? text).replace(/content-security-policy\s*:/gi, ',');
  return bare
    .split(',')
    .map(parsePolicy)
    .filter((policy) => policy.size > 0);
}

function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const key = name.toLowerCase();
    // of directives with the same name, the first one applies
    if (/^[a-z-]+$/.test(key) && !policy.has(key)) policy.set(key, sources);
  }
  return policy;
}

const host = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[\w.-]+|\[[\da-f:]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;

const isScheme = (wanted: string, given: string): boolean =>
  wanted === given || (wanted === 'http:' && given === 'https:');

function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.protocol;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol);
  if (source.toLowerCase() === "'self'")
    return url.host === page.host && isScheme(page.protocol, url.protocol);
  const [, scheme, name = '', port, path] = host.exec(source) ?? [];
  if (name === '') return false;
  const wanted = scheme === undefined ? page.protocol : `${scheme.toLowerCase()}:`;
  const isHost = name.startsWith('*')
    ? name === '*' || url.hostname.endsWith(name.slice(1).toLowerCase())
    : url.hostname === name.toLowerCase();
  const standard: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
  const ports = [url.port || standard[url.protocol], url.port || standard[wanted]];
  const isPort = port === '*' || (port === undefined ? url.port === '' : ports.includes(port));
  const isPath =
    path === undefined || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isScheme(wanted, url.protocol) && isHost && isPort && isPath;
}

/** The directive of a policy that applies to a kind of load; undefined if the policy does not restrict that kind. */
const rulerOf = (policy: Policy, kind: Ruled): string | undefined =>
  rulers[kind].find((name) => policy.has(name));

/** Whether a policy lets a page load an address; `by-nonce` if it trusts only nonces or hashes. */
export function allows(policy: Policy, kind: Ruled, address: string, page: string): boolean | 'by-nonce' {
  const sources = policy.get(rulerOf(policy, kind) ?? '');
  if (!sources) return true;
  const isTrusted = sources.some((source) => /^'(nonce-|sha\d+-)/.test(source));
  const isStrict = kind === 'script-src' && sources.includes("'strict-dynamic'");
  const [url, pageUrl] = [new URL(address), new URL(page)];
  if (!isStrict && sources.some((source) => matches(source, url, pageUrl))) return true;
  return (isStrict || kind === 'script-src') && isTrusted ? 'by-nonce' : false;
}

/** The corrected directive, which lets the page load from an origin. */
export function mended(policy: Policy, kind: Ruled, origin: string): string {
  const ruler = rulerOf(policy, kind) ?? kind;
  const before = (policy.get(ruler) ?? []).filter((source) => source.toLowerCase() !== "'none'");
  const name = ruler === 'default-src' ? kind : ruler;
  return [name, ...before, origin].join(' ');
}
