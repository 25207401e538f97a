import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, sep } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, obtainChromium } from '../browser.ts';
import { root } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { builtFolders, startServer } from '../start-server.ts';
import { runConcurrently } from '../test/run-concurrently.ts';
import { hosts } from './hosts.ts';
import { makeHost, type Tarballs } from './make-host.ts';
import { openHost } from './open-host.ts';
import { packageDist } from './package-specs.ts';

/** Turns off the telemetry of build tools. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
/** Number of parallel builds, which is the number of processors of the slowest machine. */
const lanes = 2;

type Found = Record<string, string[]>;

/** The environment of a host's user: the programs of the host, and this process's `node`, without the tools of this repository. */
function environmentOf(folder: string): Record<string, string> {
  const others = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((place) => !place.startsWith(join(root, sep)));
  const own = [join(folder, 'node_modules', '.bin'), dirname(process.execPath)];
  return { ...quiet, PATH: [...own, ...others].join(delimiter) };
}

async function tryHost(name: string, folder: string, tarballs: Tarballs, browser: Browser, api: string) {
  const found: Found = {};
  const host = hosts[name];
  if (!host) throw new Error(`hosts.ts has no entry for ${name}.`);
  const refusal = await makeHost(name, folder, tarballs).catch((error: unknown) => error);
  found[`${name}: it is installed`] = refusal ? String(refusal).split('\n') : [];
  if (refusal) return found;
  const run = ([program, ...args]: readonly [string, ...string[]]) =>
    runCommand(program, args, { cwd: folder, env: environmentOf(folder) });
  for (const [what, command] of Object.entries(host.checks)) {
    const { code, output } = await run(command);
    found[`${name}: ${what}`] = code === 0 ? [] : output.trim().split('\n');
  }
  if (host.refused) {
    const { code, output } = await run(host.refused.command);
    const [program] = host.refused.command;
    const missing = host.refused.says.filter((text) => code === 0 || !output.includes(text));
    found[`${name}: wrong code is refused`] = missing.map(
      (text) => `The output of ${program} does not contain: ${text}`,
    );
  }
  if (Object.values(found).some((faults) => faults.length > 0)) return found;
  const elements = packageDist('elements');
  found[`${name}: a user signs in`] = await openHost(browser, folder, host, { api, elements });
  return found;
}

/**
 * Builds the hosts of `examples/hosts`, each in a separate folder outside of this repository, as its user does, and uses them in one browser
 * with one server. Returns the faults by check.
 */
export async function tryHosts(tarballs: Tarballs, names: readonly string[]): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-hosts-'));
  const server = await startServer({
    FOYER_ELEMENTS_DIR: builtFolders.FOYER_ELEMENTS_DIR,
    FOYER_LOGINS_PER_MINUTE: '100',
  });
  const browser = await chromium.launch({ executablePath: await obtainChromium(), args: chromiumArguments });
  const found: Found = {};
  try {
    await runConcurrently(names, lanes, async (name) => {
      Object.assign(found, await tryHost(name, join(folder, name), tarballs, browser, server.url));
    });
  } finally {
    await browser.close();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}
