import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSigningKey } from '../security/token-signer.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let directory: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer start '));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  readonly url: Promise<string>;
}

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', FOYER_DATA_DIR: join(directory, 'data'), PORT: '0', ...environment },
    cwd: directory,
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Foyer is ready: (\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    exited.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  url.catch(() => {});
  return { child, output: () => output, exited, url };
}

describe('a server from its source, in a path with a space', () => {
  it('serves the demo story, keeps secrets out of its log, shares its directory with nobody, survives a kill', async () => {
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
    third.child.kill('SIGTERM');
    expect(await third.exited).toBe(0);
    await expect(readFile(join(directory, 'data', 'foyer.lock'))).rejects.toThrow();
    expect((await stat(join(directory, 'data', 'signing-key.json'))).mode & 0o077).toBe(0);
  }, 90_000);

  it('answers a body far too large over a real connection, and goes on', async () => {
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
  }, 60_000);

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

  it('refuses production on a database that holds the demo story', async () => {
    const started = start({
      NODE_ENV: 'production',
      FOYER_SIGNING_KEY: await generateSigningKey(),
      FOYER_PUBLIC_URL: 'https://portal.example',
    });
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain('holds demo data');
  });
});
