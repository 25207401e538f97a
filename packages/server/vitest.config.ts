import { defineConfig } from 'vitest/config';
import { testLimits } from '../testing/src/test-limits.ts';
import { testsThatReach } from '../testing/src/tests-that-reach.ts';

/** The tests whose imports ask for the server that the environment names. The others need one run, without it. */
const onEither = testsThatReach(import.meta.dirname, 'TEST_DATABASE_URL');

/** Tests of PostgreSQL itself, by their names; the embedded database cannot run them. */
const onServer = '**/*postgres*.test.ts';

/** The tests in which the two databases can differ: statements and their storage, and every effect with its transaction. */
const isAboutDatabases = (name: string) => name.startsWith('src/db/') || name === 'src/http/effects.test.ts';

/** `npm test` runs the others on PostgreSQL alone and says so here; end to end, the stories use the embedded database. */
const toPostgres =
  process.env.FOYER_POSTGRES_FOLLOWS === 'true' ? onEither.filter((name) => !isAboutDatabases(name)) : [];

export default defineConfig({
  test: {
    ...testLimits,
    name: 'server',
    environment: 'node',
    ...(process.env.TEST_DATABASE_URL
      ? { include: onEither }
      : { include: ['{src,test}/**/*.test.ts'], exclude: [onServer, ...toPostgres] }),
    // The server keeps nothing in its modules, so files of one worker may share them.
    isolate: false,
  },
});
