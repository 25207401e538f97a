import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startThrowAwayPostgres } from '@foyer/testing/postgres';

/** A real PostgreSQL for tests: TEST_DATABASE_URL, else a throw-away cluster, its binaries from Debian where missing. */
export async function obtainPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  try {
    return await startThrowAwayPostgres();
  } catch (error) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw error;
    console.log('No PostgreSQL found: installing Debian’s …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit' });
    return startThrowAwayPostgres();
  }
}
