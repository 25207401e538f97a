import { defineConfig } from 'drizzle-kit';

/** Finds the tables of all features by their file name, `*.table.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './src/db/migrations',
});
