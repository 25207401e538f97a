import { API_ROOT } from '@foyer/contract/routes';

/** A request as the fake server received it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  /** Aborted when the caller cancels the request. */
  readonly signal: AbortSignal;
}
export type Handler = (request: SeenRequest) => Response | Promise<Response>;

/** Creates a fake server that answers by `METHOD /path`; anything else is a 404 problem. It replaces `fetch` at the network boundary. */
export function createScriptedApi(handlers: Record<string, Handler>) {
  const seen: SeenRequest[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(String(input), 'https://api.example'), init);
    const url = new URL(request.url);
    const path = url.pathname.replace(API_ROOT, '');
    const isForm = /multipart/.test(request.headers.get('content-type') ?? '');
    const body = isForm ? await request.formData() : await request.json().catch(() => undefined);
    const { method, headers, signal } = request;
    const entry = { method, path, query: url.searchParams, headers, body, signal };
    seen.push(entry);
    const handler = handlers[`${request.method} ${path}`];
    const answer = handler ? handler(entry) : problem(404, 'not_found');
    const aborted = new Promise<never>((_, reject) => {
      const fail = () => reject(new DOMException('aborted', 'AbortError'));
      if (request.signal.aborted) fail();
      else request.signal.addEventListener('abort', fail);
    });
    aborted.catch(() => undefined);
    return Promise.race([Promise.resolve(answer), aborted]);
  };
  const count = (path: string) => seen.filter((one) => one.path === path).length;
  const last = (path: string) => seen.findLast((one) => one.path === path);
  return { fetch: fetch as typeof globalThis.fetch, seen, count, last, handlers };
}

export const json = (value: unknown, init?: ResponseInit) => Response.json(value, init);
export const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r-1' }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });

export interface TokenFacts {
  readonly sub?: string;
  /** The session family. */
  readonly fam?: string;
  /** The actor of an impersonation. */
  readonly act?: { readonly sub: string };
  /** Lifetime in seconds. */
  readonly lifetime?: number;
  /** Milliseconds by which the server's clock differs from this machine's. */
  readonly clock?: number;
}
let serial = 0;
/** Returns an unsigned token that differs from all others. */
export function makeToken(facts: TokenFacts = {}): string {
  const { sub = 'u1', fam = 'f1', act, lifetime = 1800, clock = 0 } = facts;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor((Date.now() + clock) / 1000);
  serial += 1;
  return `${part({ alg: 'none' })}.${part({ sub, fam, act, iat, exp: iat + lifetime, jti: serial })}.x`;
}

/** Creates a `Storage` in memory. */
export function createMemoryStorage(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, String(value)),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

/** Creates a `Storage` that throws on every access. */
export const createThrowingStorage = (): Storage => {
  const fail = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  return { length: 0, key: fail, getItem: fail, setItem: fail, removeItem: fail, clear: fail };
};

export const userInfo = (roles: string[] = ['ROLE_SHOP'], more: object = {}) => ({
  user: {
    id: 'u1',
    email: 'a@b.example',
    firstName: 'A',
    lastName: 'B',
    locale: 'de_DE',
    roles,
    needsPasswordChange: false,
    needsOnboarding: false,
    needsToEnterMileage: false,
    someTechnicianRole: false,
  },
  company: { id: 'own', name: 'Own', isSpecialCustomer: false },
  mode: 'b2b',
  hasNews: true,
  newestNewsAt: '2026-11-01T00:00:00Z',
  branding: null,
  sideBarItemsDisplay: [],
  chatbotBackend: null,
  actor: null,
  ...more,
});
