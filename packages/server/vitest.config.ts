import { defineConfig } from 'vitest/config';
import { testLimits } from '../testing/src/test-limits.ts';
import { testsThatReach } from '../testing/src/tests-that-reach.ts';
import { coveredByStories } from './test/covered-by-stories.ts';

/** What never asks for the server that the environment names: once, on the run without one, is enough. */
const onEither = testsThatReach(import.meta.dirname, 'TEST_DATABASE_URL');

/** What is about a PostgreSQL server, by its name; the embedded database has none of it. */
const onServer = '**/*postgres*.test.ts';

/**
 * What the HTTP layer does is the same on any database, and so is much of what features do. `npm test`, which runs it on PostgreSQL, says
 * so, and spares it the slower one.
 */
const isSparable = (name: string) =>
  name in coveredByStories || (name.startsWith('src/http/') && !name.endsWith('/effects.test.ts'));
const toPostgres = process.env.FOYER_POSTGRES_FOLLOWS === 'true' ? onEither.filter(isSparable) : [];

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
