import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** After so long, in milliseconds, fetching a list or packages will not end; and so many seconds another installation may take. */
const longest = 300_000;
const longestBefore = '600';

/** Installs packages of Debian as root, asking nothing. False where this is no Debian or the user is not root; throws where it fails. */
export function installFromDebian(...names: readonly [string, ...string[]]): boolean {
  const [name] = names;
  const program = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !existsSync(program)) return false;
  console.log(`No ${name} found: installing Debian’s …`);
  const run = (...words: string[]) =>
    // two suites may need something at once, of which the second would find apt locked
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
