import type { Database } from '../db/client.ts';
import { DataDirInUse } from '../db/data-dir-lock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { readMigrations } from '../db/read-migrations.ts';
import { InvalidSettings, readSettings } from './read-settings.ts';

type Settings = ReturnType<typeof readSettings>;

/** Runs an operator's command on the database of the settings: prints the lines that `run` returns for its arguments. */
export async function runCommand(
  run: (db: Database, words: readonly string[], settings: Settings) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const database = await openDatabase({
      databaseUrl: settings.DATABASE_URL ?? null,
      dataDir: settings.FOYER_DATA_DIR,
    });
    try {
      await migrate(database.db, await readMigrations());
      for (const line of await run(database.db, process.argv.slice(2), settings)) console.log(line);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isPlain = error instanceof InvalidSettings || error instanceof DataDirInUse;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}
