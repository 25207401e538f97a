/** An answer of the tool's own API: what it says, or in words why not. */
export type ToolAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly code: string; readonly title: string };

export interface ToolApi {
  readonly call: <T>(method: string, path: string, body?: unknown) => Promise<ToolAnswer<T>>;
}

/** Calls the tool's API. The token is kept in memory alone; one that has run out is replaced once. */
export function createToolApi(options: {
  readonly authorize: () => Promise<string>;
  readonly locale: () => string;
  /** Called once nobody is let in any more. */
  readonly onOut: () => void;
}): ToolApi {
  let token: Promise<string> | null = null;
  const send = async (method: string, path: string, body: unknown): Promise<Response> => {
    token ??= options.authorize();
    return fetch(`/api${path}`, {
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
    return { ok: false, status: answer.status, code: value?.code ?? '', title: value?.title ?? '' };
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
        // the network alone is no reason to leave
        if (!(error instanceof TypeError)) options.onOut();
        return { ok: false, status: 0, code: 'network', title: '' };
      }
    },
  };
}
