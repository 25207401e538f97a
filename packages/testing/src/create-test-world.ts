import { File as NodeFile } from 'node:buffer';
import { createSdk, type FoyerSdk, type SdkOptions } from '@foyer/core';
import { createBrowserStorages } from './fake/browser-storage.ts';
import type { TestServer, TestServerOptions } from './server.ts';

/** A real server in this process, and SDKs that call it. */
export interface TestWorld {
  readonly server: TestServer;
  /** Creates an SDK without a signed-in user. */
  visit(options?: SdkOptions): FoyerSdk;
  /** Creates an SDK with a session of its own, signed in as one of the accounts. */
  as(email: string, options?: SdkOptions): Promise<FoyerSdk>;
  close(): Promise<void>;
}

const origin = 'http://foyer.test';

/** Passes calls to the server by value, as a network would, so that neither side sees the other's objects. */
function fetchFrom(server: TestServer): typeof globalThis.fetch {
  return async (input, init) => {
    const form = init?.body instanceof FormData ? await asServerForm(init.body) : undefined;
    const request = new Request(input, form ? { ...init, body: form } : init);
    const answer = await server.fetch(request);
    request.signal.throwIfAborted();
    return answer;
  };
}

async function asServerFile(file: File): Promise<File> {
  // The types of Node and of the browser differ for files.
  return new NodeFile([new Uint8Array(await file.arrayBuffer())], file.name, {
    type: file.type,
  }) as unknown as File;
}

/** Converts a form of jsdom, whose files the server's `Request` would send as their names. */
async function asServerForm(form: FormData): Promise<FormData> {
  const copy = await new Response(new URLSearchParams()).formData();
  for (const [name, part] of form.entries()) {
    if (typeof part === 'string') copy.append(name, part);
    else copy.append(name, await asServerFile(part));
  }
  return copy;
}

/**
 * Opens a world, in Node or in jsdom. With `demo: true` it contains the demo story and takes longer to open.
 *
 * `const world = await createTestWorld({ demo: true }); const sdk = await world.as('buyer@nordwind.example');`
 */
export async function createTestWorld(options: TestServerOptions = {}): Promise<TestWorld> {
  // Imported here, so that a widget's test does not load a server.
  const { createTestServer } = await import('./server.ts');
  const server = await createTestServer(options);
  const opened: FoyerSdk[] = [];
  const visit = (more: SdkOptions = {}) => {
    const storage = createBrowserStorages();
    const sdk = createSdk({ apiBase: origin, locale: 'de_DE', storage, fetch: fetchFrom(server), ...more });
    opened.push(sdk);
    return sdk;
  };
  const password = await passwordOf(options);
  return {
    server,
    visit,
    async as(email, more) {
      const sdk = visit(more);
      const result = await sdk.session.login(email, password);
      if (!result.ok) throw new Error(`${email} cannot sign in: ${result.error.code}`);
      return sdk;
    },
    async close() {
      for (const sdk of opened) sdk.destroy();
      await server.close();
    },
  };
}

async function passwordOf({ demo }: TestServerOptions): Promise<string> {
  if (demo) return (await import('@foyer/server/demo/demo-people')).demoPassword;
  return (await import('@foyer/server/test/accounts')).testPassword;
}
