import { API_ROOT } from './api-root.ts';
import { type OperationName, routes } from './routes.ts';

/** A request as the call that it is. */
export interface RequestedCall {
  readonly name: OperationName;
  /** From the path, in its order. */
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  /** What was sent as JSON, also beside files; undefined for anything else. */
  readonly body: unknown;
  /** The names of the files that were sent, each after the name of its part: `photo/tacho.jpg`. */
  readonly files: readonly string[];
  readonly headers: Headers;
  /** Aborted when the caller takes the call back. */
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
 * Which call of the contract a request is, for whoever answers without a server: what `fetch` is given, as it is. Browser-safe: no schemas.
 *
 * @throws Error for a request that the contract does not have.
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

/** A refusal as a server words it. */
export function problemAnswer(status: number, code: string, more: object = {}): Response {
  const body = { type: 'about:blank', title: code, status, code, ...more };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** A download as a server sends it; a file without a name is sent without one. */
export async function fileAnswer(file: Blob): Promise<Response> {
  const name =
    file instanceof File && file.name !== '' ? `; filename*=UTF-8''${encodeURIComponent(file.name)}` : '';
  const headers = { 'content-type': file.type, 'content-disposition': `attachment${name}` };
  return new Response(await file.arrayBuffer(), { headers });
}
