import { defineConfig } from 'vitest/config';
import { testLimits } from '../testing/src/test-limits.ts';
import { testsThatReach } from '../testing/src/tests-that-reach.ts';

/** Tests whose imports read the database server from the environment. The other tests need one run, without a server. */
const onEither = testsThatReach(import.meta.dirname, 'TEST_DATABASE_URL');

/** Tests of PostgreSQL itself, selected by name; the embedded database cannot run them. */
const onServer = '**/*postgres*.test.ts';

/** Tests in which the two databases can differ: statements and their storage, and effects with their transactions. */
const isAboutDatabases = (name: string) => name.startsWith('src/db/') || name === 'src/http/effects.test.ts';

/** Tests that `npm test` runs on PostgreSQL alone, as it announces here; in end-to-end runs the stories use the embedded database. */
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
    // server modules hold no state, so the test files of one worker may share them
    isolate: false,
  },
});
