import { type OperationName, routes } from '../routes.ts';
import { API_ROOT } from './api-root.ts';

/** A request, resolved to a call of the contract. */
export interface RequestedCall {
  readonly name: OperationName;
  /** Path parameters, in the order of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  /** JSON that was sent, also beside files; undefined for any other body. */
  readonly body: unknown;
  /** Names of the files that were sent, each behind the name of its part: `photo/tacho.jpg`. */
  readonly files: readonly string[];
  readonly headers: Headers;
  /** Aborted when the caller cancels the call. */
  readonly signal: AbortSignal;
}

const matchers = Object.entries(routes)
  .map(([name, [method, path]]) => ({
    name: name as OperationName,
    method,
    slots: path.split('{').length - 1,
    pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((a, b) => a.slots - b.slots);

function matched(method: string, pathname: string): Pick<RequestedCall, 'name' | 'params'> {
  const path = pathname.slice(pathname.indexOf(API_ROOT) + API_ROOT.length);
  for (const { name, method: own, pattern } of matchers) {
    const found = method === own ? pattern.exec(path) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([key, text]) => [key, decodeURIComponent(text)]);
    return { name, params: Object.fromEntries(params) };
  }
  throw new Error(`The contract has no ${method} ${pathname}.`);
}

function jsonOf(body: RequestInit['body']): unknown {
  const text = body instanceof FormData ? body.get('payload') : body;
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

const filesOf = (form: FormData): string[] =>
  [...form].flatMap(([part, value]) => (value instanceof File ? [`${part}/${value.name}`] : []));

/**
 * Resolves the arguments of `fetch` to a call of the contract, for code that answers without a server. Browser-safe: no schemas.
 *
 * @throws Error for a request that is not in the contract.
 */
export function requestedCall(input: RequestInfo | URL, init?: RequestInit): RequestedCall {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), globalThis.location?.origin);
  const { body } = init ?? {};
  return {
    ...matched(init?.method ?? request?.method ?? 'GET', url.pathname),
    url,
    body: jsonOf(body),
    files: body instanceof FormData ? filesOf(body) : [],
    headers: new Headers(init?.headers ?? request?.headers),
    signal: init?.signal ?? request?.signal ?? new AbortController().signal,
  };
}

/** Returns an error response as a server sends it. */
export function problemAnswer(status: number, code: string, more: object = {}): Response {
  const body = { type: 'about:blank', title: code, status, code, ...more };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Returns a download as a server sends it; a file without a name is sent without one. */
export async function fileAnswer(file: Blob): Promise<Response> {
  const name =
    file instanceof File && file.name !== '' ? `; filename*=UTF-8''${encodeURIComponent(file.name)}` : '';
  const headers = { 'content-type': file.type, 'content-disposition': `attachment${name}` };
  return new Response(await file.arrayBuffer(), { headers });
}
