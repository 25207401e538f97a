import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProcesses, type Processes, type Started } from '../../test/processes.ts';

let directory: string;
let processes: Processes;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer start '));
  processes = createProcesses(directory);
});
afterAll(async () => {
  processes.killAll();
  await rm(directory, { recursive: true, force: true });
});

const start = (environment: Record<string, string>) => processes.start(environment);

/**
 * Stops the server in the middle of a call: that call is answered, a new one is not accepted, and the process ends without an error. The
 * call is a cheap one, because calls that take longer than seven seconds are cut off.
 */
async function callAcrossStop({ child, exited }: Started, url: string, tokens: unknown): Promise<void> {
  const body = JSON.stringify({ tokens });
  const call = request(`${url}/api/portal/security/refresh-jwt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answered = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode, text });
    });
  });
  // the server has read the head of the call and waits for its body
  await new Promise<void>((resolve) => call.once('continue', resolve).flushHeaders());
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone');
  call.end(body);
  const { status, text } = await answered;
  expect([status, text]).toEqual([200, expect.stringContaining('"tokens"')]);
  expect(await exited).toBe(0);
}

describe('a server from its source, in a path with a space', () => {
  it('serves the demo story, keeps secrets out of its log, locks its directory, survives a kill', async () => {
    const first = start({ FOYER_DEMO: 'true' });
    const url = await first.url;
    const login = await fetch(`${url}/api/portal/security/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'manager@nordwind.example', password: 'Foyer-Demo-2026' }),
    });
    expect(login.status).toBe(200);
    const { tokens } = await login.json();
    const info = await fetch(`${url}/api/portal/user-info?portal_authorization=${tokens[0].token}`, {
      headers: { authorization: `Bearer ${tokens[0].token}` },
    });
    expect(info.status).toBe(422);

    const second = start({ FOYER_DEMO: 'true' });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);

    const log = first.output().slice(first.output().indexOf('{"level"'));
    expect(log).toContain('"path":"/api/portal/security/login"');
    expect(log).not.toContain(tokens[0].token);
    const logLines = first
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logLines.join('\n')).not.toContain('Foyer-Demo-2026');
    expect(logLines.join('\n')).not.toContain('manager@nordwind.example');

    first.child.kill('SIGKILL');
    await first.exited;
    const third = start({ FOYER_DEMO: 'true' });
    const again = await third.url;
    const kept = await fetch(`${again}/api/portal/user-info`, {
      headers: { authorization: `Bearer ${tokens[0].token}` },
    });
    expect(kept.status).toBe(200);
    await callAcrossStop(third, again, tokens);
    expect(third.output()).not.toContain('"level":50');
    await expect(readFile(join(directory, 'data', 'foyer.lock'))).rejects.toThrow();
    expect((await stat(join(directory, 'data', 'signing-key.json'))).mode & 0o077).toBe(0);
  });

  it('refuses a body far above the limit over a real connection, and keeps running', async () => {
    const started = start({ FOYER_DATA_DIR: join(directory, 'bare') });
    const url = await started.url;
    const huge = await fetch(`${url}/api/portal/security/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(5_000_000),
    }).catch(() => null);
    if (huge) expect(huge.status).toBe(413);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/api/portal/environment`)).json()).toMatchObject({ isDemo: false });
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(0);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ FOYER_DEMO: 'maybe', LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ FOYER_SIGNING_KEY: 'secret' }, 'FOYER_SIGNING_KEY must be a private ES256 key'],
    [{ S3_BUCKET: 'files' }, 'belong together'],
    [{ NODE_ENV: 'production' }, 'FOYER_SIGNING_KEY is required in production'],
    [{ NODE_ENV: 'production', FOYER_DEMO: 'true' }, 'FOYER_DEMO must not be on in production'],
  ])('refuses %o with a clear message', async (environment, message) => {
    const started = start(environment as Record<string, string>);
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain('Foyer did not start');
    expect(started.output()).toContain(message);
    expect(started.output()).not.toContain('    at ');
  });
});
