import { createTestServer, type TestServer, type TestServerOptions } from './create-test-server.ts';

/** An answer for tests. The body is unvalidated; tests compare it with their expectation. */
export interface TestAnswer<T> {
  readonly status: number;
  readonly body: T;
}

/** A signed-in demo account. */
export interface DemoVisitor {
  readonly get: <T = Problem>(path: string) => Promise<TestAnswer<T>>;
  readonly post: <T = Problem>(path: string, body?: unknown) => Promise<TestAnswer<T>>;
  readonly remove: <T = Problem>(path: string) => Promise<TestAnswer<T>>;
  readonly raw: (path: string) => Promise<Response>;
}

/** Body of a refused call. */
export interface Problem {
  readonly code: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}

export interface DemoPortal {
  readonly server: TestServer;
  readonly as: (email: string, mode?: 'b2b' | 'b2c_cc') => Promise<DemoVisitor>;
}

/** Opens a server with the demo story, and signs in any of its people; uses the real clock by default. */
export async function openDemoPortal(options: Pick<TestServerOptions, 'now'> = {}): Promise<DemoPortal> {
  const server = await createTestServer({ ...options, demo: true });
  return {
    server,
    as: async (email, mode = 'b2b') => {
      const tokens = await server.tokensOf(email);
      const token = tokens.find((entry) => entry.mode === mode)?.token;
      if (!token) throw new Error(`${email} has no mode ${mode}`);
      const ask = async <T>(method: string, path: string, body?: unknown): Promise<TestAnswer<T>> => {
        const answer = await server.call(method, path, { token, body });
        return { status: answer.status, body: (await answer.json()) as T };
      };
      return {
        get: (path) => ask('GET', path),
        post: (path, body) => ask('POST', path, body),
        remove: (path) => ask('DELETE', path),
        raw: (path) => server.call('GET', path, { token }),
      };
    },
  };
}
