import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { longestWait } from '@foyer/testing/test-limits';
import { type Browser, chromium } from 'playwright';
import { serveFolder } from '../bench/serve-folder.ts';
import { chromiumArguments, findOrInstallChromium } from '../browser.ts';
import { inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import type { PackageSpec } from './package-specs.ts';

type PackageName = PackageSpec['name'];

/** A partner's application: what it installs, and what must hold. */
interface Host {
  /** Libraries in `node_modules`. */
  readonly installed: readonly string[];
  readonly packages: readonly PackageName[];
  readonly checks: Readonly<Record<string, readonly [program: string, ...args: string[]]>>;
  /** Whether it is a page, to be opened in a browser; the others run in Node. */
  readonly isPage: boolean;
}

const ours = createRequire(import.meta.url);
/** The React that stands beside the old react-dom we have for this. */
const old = createRequire(ours.resolve('react-dom-18/package.json'));
const oldReact: Readonly<Record<string, string>> = {
  react: old.resolve('react/package.json'),
  'react-dom': ours.resolve('react-dom-18/package.json'),
  scheduler: old.resolve('scheduler/package.json'),
};
const viteBuild = { 'Vite builds it': ['vite', 'build', '--logLevel', 'warn'] } as const;
const onServer = [
  'node',
  '--conditions=react-server',
  '--import',
  './client-references.mjs',
  'page.mjs',
] as const;

const hosts: Readonly<Record<string, Host>> = {
  'react-19': {
    installed: ['react', 'react-dom'],
    packages: ['contract', 'core', 'react'],
    checks: viteBuild,
    isPage: true,
  },
  'react-18': {
    installed: [],
    packages: ['elements'],
    checks: viteBuild,
    isPage: true,
  },
  vue: {
    installed: ['vue', '@vitejs/plugin-vue'],
    packages: ['elements'],
    checks: { ...viteBuild, 'vue-tsc checks its templates': ['vue-tsc', '-p', '.'] },
    isPage: true,
  },
  next: {
    installed: ['react', 'react-dom', 'next'],
    packages: ['contract', 'core', 'react'],
    checks: { 'Next builds it': ['next', 'build'] },
    isPage: true,
  },
  server: {
    installed: ['react', 'react-dom'],
    packages: ['contract', 'core', 'react'],
    checks: { 'a server component imports it': onServer },
    isPage: false,
  },
};

/** A build of ours tells nobody about itself. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/** A library as we have it. */
function link(folder: string, name: string): void {
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) symlinkSync(inRoot('node_modules', name), target, 'junction');
}

/** Copied: what a link leads to would take the libraries beside it for its own. */
function copy(folder: string, libraries: Readonly<Record<string, string>>): void {
  for (const [name, manifest] of Object.entries(libraries))
    cpSync(dirname(manifest), join(folder, 'node_modules', name), { recursive: true });
}

/** Unpacks a package and gives it what it says it depends on, and nothing else. */
async function installOurs(folder: string, name: PackageName, tarball: string): Promise<void> {
  const target = join(folder, 'node_modules/@foyer', name);
  mkdirSync(target, { recursive: true });
  const result = await runCommand('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  if (result.code !== 0) throw new Error(`${tarball} could not be unpacked:\n${result.output}`);
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  for (const dependency of Object.keys(dependencies)) {
    if (!dependency.startsWith('@foyer/')) link(folder, dependency);
  }
}

/** Opens a built page: the sign-in form must stand there, and nothing may have failed. */
async function open(browser: Browser, folder: string): Promise<string[]> {
  const server = await serveFolder(folder);
  const page = await browser.newPage();
  page.setDefaultTimeout(longestWait);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !/Failed to load resource/.test(line.text())) faults.push(line.text());
  });
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
  try {
    await page.goto(server.url);
    await page.locator('input[name=username]').waitFor();
  } catch (error) {
    faults.push(`There is no sign-in form: ${String(error)}`);
  } finally {
    await page.close();
    await server.close();
  }
  return faults;
}

/**
 * Real applications, each in a folder of its own outside of this repository, with nothing in it but what npm would have
 * installed. Answers what is wrong, by what was tried.
 */
export async function tryHosts(
  tarballs: Readonly<Record<PackageName, string>>,
): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-hosts-'));
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });
  const found: Record<string, string[]> = {};
  try {
    for (const [name, host] of Object.entries(hosts)) {
      const own = join(folder, name);
      const template = join(import.meta.dirname, 'hosts', name);
      mkdirSync(own);
      for (const file of globSync('**/*.txt', { cwd: template }))
        cpSync(join(template, file), join(own, file.replace(/\.txt$/, '')));
      if (name === 'react-18') copy(own, oldReact);
      for (const library of host.installed) link(own, library);
      for (const each of host.packages) await installOurs(own, each, tarballs[each]);
      for (const [what, [program, ...args]] of Object.entries(host.checks)) {
        const { code, output } = await runCommand(program, args, { cwd: own, env: quiet });
        found[`${name}: ${what}`] = code === 0 ? [] : output.trim().split('\n');
      }
      if (host.isPage) found[`${name}: it opens`] = await open(browser, join(own, 'dist'));
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}
