import { NoPostgres, startThrowAwayPostgres, type ThrowAwayOptions } from '@foyer/testing/postgres';
import { installFromDebian } from '../install-from-debian.ts';

/** A real PostgreSQL for tests: TEST_DATABASE_URL, else a throw-away cluster, its binaries from Debian where missing. */
export async function obtainPostgres(
  options: ThrowAwayOptions = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : obtainOwnPostgres(options);
}

/** A throw-away cluster, its binaries from Debian where missing. */
export async function obtainOwnPostgres(
  options: ThrowAwayOptions = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  try {
    return await startThrowAwayPostgres(options);
  } catch (error) {
    if (!(error instanceof NoPostgres) || !installFromDebian('postgresql')) throw error;
    return startThrowAwayPostgres(options);
  }
}
