import { API_ROOT, type OperationName, routes } from '@foyer/contract/routes';

/** An identifier that no backend has; long enough to pass as the secret of a link. */
export const NOBODYS_ID = 'foyer-conformance-nothing';

/** A response, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Media type without parameters, in lower case. */
  readonly mediaType: string;
  readonly text: string;
  /** Parsed JSON; undefined for other content. */
  readonly json: unknown;
}

/** Input of a call. Missing path parameters become {@link NOBODYS_ID}. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** Sent unchanged, as `application/json`. */
  readonly text?: string;
  readonly form?: FormData;
}

/** Sends a request to a path of the backend and reads the response. */
export type Send = (path: string, init?: RequestInit) => Promise<Answer>;
/** A backend under test. */
export interface Client {
  /** Calls any path below the base URL. */
  readonly send: Send;
  readonly call: (name: OperationName, options?: CallOptions) => Promise<Answer>;
}

/**
 * Creates a client that calls a backend by the contract's routes. After a 429 it waits, at most 30 s, and tries up to three times. Rejects
 * where no complete response arrives within `timeout` milliseconds.
 */
export function createClient(baseUrl: string, fetcher: typeof fetch, timeout: number): Client {
  const root = baseUrl.replace(/\/+$/, '');
  const send: Send = async (path, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const signal = AbortSignal.timeout(timeout);
      const asked = fetcher(root + path, { redirect: 'manual', signal, ...init });
      const answer = await Promise.race([asked.then(readAnswer), rejection(signal, timeout)]);
      const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
      if (answer.status !== 429 || attempt === 3 || !(wait <= 30)) return answer;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  };
  return { send, call: (name, options = {}) => send(pathOf(name, options), initOf(name, options)) };
}

const rejection = (signal: AbortSignal, timeout: number): Promise<never> =>
  new Promise((_, reject) => {
    signal.onabort = () => reject(new Error(`nothing received within ${timeout / 1000} seconds`));
  });

function pathOf(name: OperationName, { params = {}, query = {} }: CallOptions): string {
  const path = routes[name][1].replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? NOBODYS_ID),
  );
  const search = new URLSearchParams(query).toString();
  return API_ROOT + path + (search && `?${search}`);
}

function initOf(name: OperationName, { token, text, form }: CallOptions): RequestInit {
  const headers = new Headers({ accept: 'application/json, application/problem+json, */*' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (text !== undefined) headers.set('content-type', 'application/json');
  const body = text ?? form;
  return { method: routes[name][0], headers, ...(body === undefined ? {} : { body }) };
}

async function readAnswer(response: Response): Promise<Answer> {
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await response.text();
  const isJson = mediaType === 'application/json' || mediaType.endsWith('+json');
  return {
    status: response.status,
    headers: response.headers,
    mediaType,
    text,
    json: isJson ? parse(text) : undefined,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
