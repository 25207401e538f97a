import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProcesses, type Processes } from '../../test/processes.ts';
import { openEmptyPglite } from '../../test/snapshots.ts';
import { writeDemoDatabase } from '../../test/test-database.ts';
import { generateSigningKey } from '../security/token-signer.ts';
import { environmentOf } from './environment-of.ts';
import { readSettings } from './read-settings.ts';
import { StartFault } from './start-fault.ts';
import { startServer } from './start-server.ts';

let directory: string;
let processes: Processes;
let taken: string;
const occupant = createServer();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer fault '));
  processes = createProcesses(directory);
  await writeFile(join(directory, 'file'), '');
  await mkdir(join(directory, 'empty'));
  // prepares databases, because the slowest part of a first start is tested in `start.test.ts`
  for (const name of ['data', 'with a bucket', 'in use']) {
    await mkdir(join(directory, name));
    await (await openEmptyPglite(join(directory, name, 'pglite'))).close();
  }
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  taken = String((occupant.address() as AddressInfo).port);
});
afterAll(async () => {
  processes.killAll();
  occupant.close();
  await rm(directory, { recursive: true, force: true });
});

const outcome = async (environment: Record<string, string>) => {
  const started = processes.start(environment);
  const code = await started.exited;
  return { code, output: started.output().trim() };
};

describe('a failed start', () => {
  it.each([
    ['a taken port', () => ({ PORT: taken }), /Port \d+ of 127\.0\.0\.1 is in use.*set PORT to another/],
    ['a host of another machine', () => ({ HOST: '192.0.2.1' }), /HOST 192\.0\.2\.1 is not an address/],
    [
      'a data directory below a file',
      () => ({ FOYER_DATA_DIR: join(directory, 'file', 'data') }),
      /a part of its path is a file\. Fix that, or set FOYER_DATA_DIR/,
    ],
    [
      'an unreachable database',
      () => ({ DATABASE_URL: 'postgres://foyer:verysecret@127.0.0.1:1/portal' }),
      /DATABASE_URL: no connection to PostgreSQL at 127\.0\.0\.1:1\/portal: nothing listens there/,
    ],
    [
      'an unreachable bucket',
      () => ({
        FOYER_DEMO: 'true',
        FOYER_DATA_DIR: join(directory, 'with a bucket'),
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_BUCKET: 'files',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'verysecret',
      }),
      /S3_ENDPOINT: the bucket files at \S+ cannot be reached/,
    ],
    [
      'a portal that was not built',
      () => ({ FOYER_PORTAL_DIR: join(directory, 'empty') }),
      /FOYER_PORTAL_DIR must contain index\.html: has it been built\?/,
    ],
  ])('explains in one sentence what to do: %s', async (_, environment, message) => {
    const { code, output } = await outcome({ FOYER_DATA_DIR: join(directory, 'data'), ...environment() });
    // libraries may print warnings of their own
    const lines = output.split('\n');
    expect(lines.filter((line) => message.test(line) && !line.startsWith('{'))).toHaveLength(1);
    expect(lines.filter((line) => /^ +at |Error:/.test(line))).toEqual([]);
    expect(code).toBe(1);
    expect(output).not.toContain('verysecret');
  });
});

describe('production', () => {
  const proper = async () => ({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://foyer@db.example/foyer',
    FOYER_SIGNING_KEY: await generateSigningKey(),
    FOYER_PUBLIC_URL: 'https://portal.example',
  });

  it('accepts a valid configuration', async () => {
    expect(readSettings(await proper())).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each([
    [{}, 'production'],
    [{ FOYER_ENVIRONMENT: 'staging' }, 'staging'],
    [{ NODE_ENV: 'development' }, 'development'],
    [{ NODE_ENV: 'development', FOYER_ENVIRONMENT: 'staging' }, 'staging'],
  ])('%o is the environment %s', async (change, environment) => {
    expect(environmentOf(readSettings({ ...(await proper()), ...change }))).toBe(environment);
  });

  it.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL is required in production'],
    [{ FOYER_SIGNING_KEY: '' }, 'FOYER_SIGNING_KEY is required in production'],
    [
      { FOYER_SIGNING_KEY: '{"kty":"EC","crv":"P-256","d":"a","x":"b","y":"c"}' },
      'FOYER_SIGNING_KEY must be a private ES256 key',
    ],
    [{ FOYER_PUBLIC_URL: 'http://portal.example' }, 'FOYER_PUBLIC_URL must be an https address'],
    [{ FOYER_DEMO: 'true' }, 'FOYER_DEMO must not be on in production'],
    [{ FOYER_ENVIRONMENT: 'development' }, 'FOYER_ENVIRONMENT must be staging or production'],
    [{ FOYER_ENVIRONMENT: 'live' }, 'FOYER_ENVIRONMENT must be development, staging or production'],
    [{ NODE_ENV: 'development', FOYER_ENVIRONMENT: 'production' }, 'needs NODE_ENV=production'],
  ])('refuses %o', async (change, message) => {
    const environment = { ...(await proper()), ...change };
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('refuses a database that holds the demo story', async () => {
    const dataDir = join(directory, 'with the story');
    await mkdir(dataDir);
    await writeDemoDatabase(join(dataDir, 'pglite'));
    const production = {
      ...readSettings({ FOYER_DATA_DIR: dataDir, PORT: '0' }),
      NODE_ENV: 'production' as const,
    };
    await expect(startServer(production, pino({ level: 'silent' }))).rejects.toThrow('holds demo data');
  });
});

it('refuses to load the demo story into a database that is in use, with a message', async () => {
  const dataDir = join(directory, 'in use');
  const settings = (demo: string) =>
    readSettings({ FOYER_DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', FOYER_DEMO: demo });
  const log = pino({ level: 'silent' });
  await (await startServer(settings('false'), log)).stop();
  await expect(startServer(settings('true'), log)).rejects.toThrow(
    /FOYER_DEMO: .*in use\. Set FOYER_DATA_DIR/,
  );
  await (await startServer(settings('false'), log)).stop();
});

it('passes other errors on', async () => {
  const settings = readSettings({ FOYER_DATA_DIR: join(directory, 'data'), PORT: '0' });
  await expect(
    startServer({ ...settings, DATABASE_URL: 'no address' }, pino({ level: 'silent' })),
  ).rejects.not.toBeInstanceOf(StartFault);
});
