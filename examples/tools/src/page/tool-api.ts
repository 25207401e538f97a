/** An answer of the tool's own API: its value, or the code of a fault. */
export type ToolAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly code: string };

export interface ToolApi {
  readonly call: <T>(method: string, path: string, body?: unknown) => Promise<ToolAnswer<T>>;
}

/** Creates the client of the tool's API. The token is kept only in memory; an expired one is replaced once. */
export function createToolApi(options: {
  /** The path below which the API is served. */
  readonly path: string;
  readonly authorize: () => Promise<string>;
  readonly locale: () => string;
  /** Called when access has ended. */
  readonly onOut: () => void;
}): ToolApi {
  let token: Promise<string> | null = null;
  const send = async (method: string, path: string, body: unknown): Promise<Response> => {
    token ??= options.authorize();
    return fetch(options.path + path, {
      method,
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${await token}`,
        'accept-language': options.locale().replace('_', '-'),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const read = async <T>(answer: Response): Promise<ToolAnswer<T>> => {
    const text = await answer.text();
    const value = text === '' ? undefined : JSON.parse(text);
    if (answer.ok) return { ok: true, value };
    return { ok: false, status: answer.status, code: value?.code ?? '' };
  };
  return {
    call: async <T>(method: string, path: string, body?: unknown) => {
      try {
        let answer = await read<T>(await send(method, path, body));
        if (!answer.ok && answer.code === 'token_expired') {
          token = null;
          answer = await read<T>(await send(method, path, body));
        }
        if (!answer.ok && answer.status === 401) {
          token = null;
          options.onOut();
        }
        return answer;
      } catch (error) {
        token = null;
        // a network error does not end the session
        if (!(error instanceof TypeError)) options.onOut();
        return { ok: false, status: 0, code: 'network' };
      }
    },
  };
}
