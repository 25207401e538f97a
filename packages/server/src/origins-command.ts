import { DataDirInUse } from './db/data-dir-lock.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { readMigrations } from './db/read-migrations.ts';
import { InvalidSettings, readSettings } from './start/read-settings.ts';
import { runOrigins } from './start/run-origins.ts';

try {
  const settings = readSettings(process.env);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDir: settings.FOYER_DATA_DIR,
  });
  try {
    await migrate(database.db, await readMigrations());
    for (const line of await runOrigins(database.db, process.argv.slice(2))) console.log(line);
  } finally {
    await database.close();
  }
} catch (error) {
  const isPlain = error instanceof InvalidSettings || error instanceof DataDirInUse;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
