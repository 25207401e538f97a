import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessDay } from '@foyer/contract';
import { hashSources } from './build-unless-fresh.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { cacheDir } from './paths.ts';

/** Largest age of the copied data, in milliseconds: the story contains times relative to its creation. */
const oldest = 60 * 60 * 1000;

/** Creates a data folder by a first start with the demo. */
export type TellDemo = (dataDir: string) => Promise<void>;

/**
 * Copies the data folder of a first start with the demo into `to`; `tell` creates the folder if the cache has none for the current code, day and
 * hour. Creating the demo data takes twenty times as long as a start with existing data. Each copy gets its own signing key when its server
 * starts, so that no server accepts tokens of another.
 */
export async function copyDemoData(to: string, tell: TellDemo, cache = cacheDir): Promise<void> {
  const folder = join(cache, 'demo-data');
  const [draft, mark] = [`${folder}.draft`, `${folder}.json`];
  const key = `${businessDay()} ${hashSources(['packages/contract', 'packages/server'], notTold)}`;
  const isFresh = () => {
    if (!existsSync(folder) || !existsSync(mark)) return false;
    const made = JSON.parse(readFileSync(mark, 'utf8')) as { key: string; at: number };
    return made.key === key && Math.abs(Date.now() - made.at) < oldest;
  };
  const copy = async () => {
    if (!isFresh()) {
      for (const old of [folder, draft, mark]) rmSync(old, { recursive: true, force: true });
      await tell(draft);
      rmSync(join(draft, 'signing-key.json'), { force: true });
      renameSync(draft, folder);
      writeFileSync(mark, JSON.stringify({ key, at: Date.now() }));
    }
    cpSync(folder, to, { recursive: true });
  };
  await oneAtATime('demo data', copy, join(cache, 'turns'));
}

/** Folders that do not affect the demo data. */
const notTold = new Set(['node_modules', 'dist', 'test']);
