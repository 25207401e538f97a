import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFullRun } from '@foyer/testing/full-run';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type InstallOptions, installLocked } from './install-locked.ts';
import { runCommand } from './run-command.ts';

/** A local registry with one package, which records the requested paths. */
let registry: Server;
let asked: string[];
let answerFile: (response: ServerResponse) => void;
let folder: string;
let source: string;
let cache: string;
let tarball: Buffer;

/** Version 1.0.0 of `answer`: a module, a program and an install script that creates a file. */
async function pack(): Promise<Buffer> {
  const place = join(folder, 'sources of answer', 'package');
  mkdirSync(place, { recursive: true });
  const scripts = { postinstall: "node -e \"require('fs').writeFileSync('ran', '')\"" };
  const manifest = {
    name: 'answer',
    version: '1.0.0',
    main: 'index.js',
    bin: { answer: 'tell.js' },
    scripts,
  };
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(place, 'index.js'), 'module.exports = 42;');
  writeFileSync(join(place, 'tell.js'), '#!/usr/bin/env node\nconsole.log(require("./index.js"));');
  const file = join(folder, 'answer.tgz');
  await runCommand('tar', ['-czf', file, '-C', join(place, '..'), 'package']);
  return readFileSync(file);
}

const integrityOf = (content: Buffer | string) =>
  `sha512-${createHash('sha512').update(content).digest('base64')}`;

interface Source {
  readonly section: string;
  readonly integrity: string;
  readonly note: string;
  readonly os: readonly string[];
  readonly cpu: readonly string[];
}

/** Writes the files in git: the package is listed in `section`, and the lock file has this hash for its files. */
function writeSource({
  section = 'dependencies',
  integrity = integrityOf(tarball),
  note = '',
  ...platform
}: Partial<Source> = {}): void {
  const wanted = { [section]: { answer: '1.0.0' } };
  const manifest = { name: '@x/a-thing', version: '0.0.0', ...wanted };
  const answer = {
    version: '1.0.0',
    integrity,
    hasInstallScript: true,
    bin: { answer: 'tell.js' },
    ...(section === 'devDependencies' && { dev: true }),
    ...(section === 'optionalDependencies' && { optional: true }),
    ...platform,
  };
  const packages = { '': manifest, 'node_modules/answer': answer };
  const lock = { name: '@x/a-thing', version: '0.0.0', lockfileVersion: 3, requires: true, packages, note };
  mkdirSync(source, { recursive: true });
  const ours = { '@foyer/react': '0.0.0' };
  const dependencies = { ...(section === 'dependencies' && wanted.dependencies), ...ours };
  writeFileSync(join(source, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  writeFileSync(join(source, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(source, '.npmrc'), 'omit-lockfile-registry-resolved=true\n');
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer install '));
  [source, cache] = [join(folder, 'a source'), join(folder, 'a cache')];
  tarball = await pack();
  asked = [];
  answerFile = (response) => response.end(tarball);
  registry = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.endsWith('.tgz')) return answerFile(response);
    const dist = { tarball: `http://${request.headers.host}/answer.tgz`, integrity: integrityOf(tarball) };
    const versions = { '1.0.0': { name: 'answer', version: '1.0.0', dist } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name: 'answer', 'dist-tags': { latest: '1.0.0' }, versions }));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
  vi.stubEnv('npm_config_cache', join(folder, 'npm cache'));
  vi.stubEnv('npm_config_fetch_retries', '0');
  // no folder can be created below a file
  vi.stubEnv('HOME', join(source, 'package.json'));
  writeSource();
});
afterEach(() => {
  vi.unstubAllEnvs();
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const install = (options: InstallOptions = {}) => installLocked(source, { cache, ...options });
const files = () => asked.filter((path) => path.endsWith('.tgz'));
const kept = () => readdirSync(cache).filter((name) => name !== 'turns');
const tell = async (place: string) => (await runCommand(join(place, 'node_modules/.bin/answer'), [])).output;

/** Each case installs with npm, which takes seconds: the default run tries only the first one of a table. */
const some = <T>(all: readonly T[]) => (isFullRun ? all : all.slice(0, 1));

describe('a locked package', () => {
  it('is installed once, by the first call, and stays', async () => {
    const place = await install();
    expect([await tell(place), kept()]).toEqual(['42\n', [expect.stringMatching(/^a-thing-[0-9a-f]{16}$/)]]);
    registry.close();
    expect([await install(), files()]).toEqual([place, ['/answer.tgz']]);
  });

  it.skipIf(process.platform === 'win32')('may be run by other users', async () => {
    expect(statSync(await install()).mode & 0o777).toBe(0o755);
  });

  it('is copied on request, and a change of the copy does not affect the next one', async () => {
    const into = join(folder, 'a host');
    mkdirSync(into);
    writeFileSync(join(into, 'package.json'), '{"name":"host"}');
    expect(await install({ into })).toBe(into);
    expect(await tell(into)).toBe('42\n');
    writeFileSync(join(into, 'node_modules/answer/index.js'), 'module.exports = 0;');
    const other = join(folder, 'another host');
    await install({ into: other });
    expect([await tell(other), readFileSync(join(into, 'package.json'), 'utf8')]).toEqual([
      '42\n',
      '{"name":"host"}',
    ]);
  });

  it('is installed anew for another lock file, and what the former one said goes', async () => {
    const first = await install();
    writeSource({ note: 'changed' });
    const second = await install();
    expect([first === second, existsSync(first), kept().length]).toEqual([false, false, 1]);
  });

  it.each(some(['devDependencies', 'dependencies', 'optionalDependencies']))(
    'is installed with its %s, even if the environment omits them',
    async (section) => {
      writeSource({ section });
      for (const [name, value] of [
        ['NODE_ENV', 'production'],
        ['npm_config_omit', 'dev optional'],
        ['npm_config_workspace', 'elsewhere'],
        ['npm_config_dry_run', 'true'],
      ] as const)
        vi.stubEnv(name, value);
      expect(await tell(await install())).toBe('42\n');
    },
  );

  it.each([
    ['are not run', {}, false],
    ['are run if they are needed', { withScripts: true }, true],
  ])('has scripts that %s', async (_, options, hasRun) => {
    // independent of npm's own settings
    vi.stubEnv('npm_config_ignore_scripts', String(hasRun));
    expect(existsSync(join(await install(options), 'node_modules/answer/ran'))).toBe(hasRun);
  });
});

describe('a package that cannot be installed', () => {
  it('is reported with npm’s message, leaves nothing behind and is retried', async () => {
    answerFile = (response) => response.end('something else');
    await expect(install()).rejects.toThrow(/npm could not install @x\/a-thing .*EINTEGRITY/s);
    expect(kept()).toEqual([]);
    answerFile = (response) => response.end(tarball);
    expect(await tell(await install())).toBe('42\n');
  });

  it('is one whose files differ from the hash in the lock file', async () => {
    writeSource({ integrity: integrityOf('others') });
    await expect(install()).rejects.toThrow('EINTEGRITY');
  });

  it.each(some([{ os: [process.platform] }, { os: ['!aix'], cpu: [process.arch, 'none'] }]))(
    'is an optional package for this platform, %j, with missing files',
    async (platform) => {
      writeSource({ section: 'optionalDependencies', ...platform });
      answerFile = (response) => response.writeHead(404).end();
      await expect(install()).rejects.toThrow('answer is missing');
      expect(kept()).toEqual([]);
    },
  );

  it.each(some([{ os: ['aix'] }, { cpu: ['none'] }, { os: [`!${process.platform}`] }]))(
    'is not an optional package for another platform, %j',
    async (platform) => {
      writeSource({ section: 'optionalDependencies', ...platform });
      expect([existsSync(join(await install(), 'node_modules/answer')), files()]).toEqual([false, []]);
    },
  );

  it('is a package that the lock file lacks', async () => {
    const dependencies = { answer: '1.0.0', question: '1.0.0' };
    writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'a-thing', dependencies }));
    await expect(install()).rejects.toThrow('question@1.0.0');
  });
});

describe('processes that ask at once', () => {
  function another(): { child: ChildProcess; output: Promise<string> } {
    const program = join(folder, 'install.mjs');
    writeFileSync(
      program,
      `import { installLocked } from ${JSON.stringify(join(import.meta.dirname, 'install-locked.ts'))};
console.log(await installLocked(${JSON.stringify(source)}, { cache: ${JSON.stringify(cache)} }));`,
    );
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const output = (async () => {
      let text = '';
      for await (const chunk of child.stdout) text += chunk;
      return text.trim();
    })();
    return { child, output };
  }

  it('get the same, which is installed once', async () => {
    const places = await Promise.all([another().output, install(), another().output, install()]);
    expect(new Set(places).size).toBe(1);
    expect([await tell(places[1]), files().length, kept().length]).toEqual(['42\n', 1, 1]);
  });

  it('are not kept by one that was killed on the way', async () => {
    const isAsked = new Promise<void>((resolve) => {
      answerFile = () => resolve();
    });
    const { child } = another();
    await isAsked;
    child.kill('SIGKILL');
    await once(child, 'exit');
    answerFile = (response) => response.end(tarball);
    expect([await tell(await install()), kept().length]).toEqual(['42\n', 1]);
  });
});
