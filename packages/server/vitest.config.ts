import { defineConfig } from 'vitest/config';
import { patientTests } from '../testing/src/patient-tests.ts';

/** What never touches a database, or opens an embedded one of its own: once is enough, on whichever run has no server. */
const withoutDatabase = [
  'src/domain/articles/article-picture/*.test.ts',
  'src/db/data-dir-lock.test.ts',
  'src/features/use-cases/mileage-plausibility.test.ts',
  'src/db/keyset/cursor.test.ts',
  'src/domain/search/*.test.ts',
  'src/domain/money/*.test.ts',
  'src/start/start.test.ts',
  'src/storage/*.test.ts',
];

/** What is about a server; the embedded database has none of it. */
const withServer = ['src/db/open-postgres.test.ts'];

export default defineConfig({
  test: {
    ...patientTests,
    name: 'server',
    environment: 'node',
    include: ['{src,test}/**/*.test.ts'],
    exclude: process.env.TEST_DATABASE_URL ? withoutDatabase : withServer,
    // The server keeps nothing in its modules, so files of one worker may share them.
    isolate: false,
  },
});
