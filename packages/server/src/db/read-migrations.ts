import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from './migrate.ts';

const directory = join(import.meta.dirname, 'migrations');

/** Returns the migrations that drizzle-kit wrote, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(directory, file), 'utf8');
      const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim());
      return { name: file.replace(/\.sql$/, ''), statements: statements.filter(Boolean) };
    }),
  );
}
