import { defineConfig } from 'drizzle-kit';

/** Every feature's tables are found by their name. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './src/db/migrations',
});
