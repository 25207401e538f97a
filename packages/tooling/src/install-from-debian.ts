import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Time-outs of fetching a list or packages, in milliseconds, and of waiting for another installation, in seconds. */
const longest = 300_000;
const longestBefore = '600';

/** Installs Debian packages as root, without questions. Returns false on other systems or as another user; throws an error on failure. */
export function installFromDebian(...names: readonly [string, ...string[]]): boolean {
  const [name] = names;
  const program = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !existsSync(program)) return false;
  console.log(`No ${name} found: installing Debian’s …`);
  const run = (...words: string[]) =>
    // of two suites that install at the same time, the second would find apt locked
    execFileSync(
      '/usr/bin/flock',
      ['-F', '-w', longestBefore, join(tmpdir(), 'foyer-debian.lock'), program, ...words],
      {
        timeout: longest,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', ...names);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Debian’s ${name} could not be installed (${reason}). Install it by hand and try again.`);
  }
  return true;
}
