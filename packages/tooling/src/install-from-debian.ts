import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian as root, asking nothing. False where this is no Debian or the user is not root; throws where it fails. */
export function installFromDebian(...names: readonly [string, ...string[]]): boolean {
  const [name] = names;
  const program = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !existsSync(program)) return false;
  console.log(`No ${name} found: installing Debian’s …`);
  const run = (...words: string[]) =>
    execFileSync(program, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', ...names);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Debian’s ${name} could not be installed (${reason}). Install it by hand and try again.`);
  }
  return true;
}
