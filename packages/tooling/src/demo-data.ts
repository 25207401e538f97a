import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessDay } from '@foyer/contract';
import { hashSources } from './build-unless-fresh.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { cacheDir } from './paths.ts';

/** How old, in milliseconds, what is copied may be: the story knows when it was told. */
const oldest = 60 * 60 * 1000;

/** Makes a data folder by a first start with the demo. */
export type TellDemo = (dataDir: string) => Promise<void>;

/**
 * Copies into `to` what the first start of a server with the demo leaves behind; `tell` makes it where there is none of this code, this
 * day and this hour. Telling the story takes twenty times as long as starting upon it. Each copy gets a signing key of its own when its
 * server starts, so that none takes the tokens of another.
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

/** What does not change what is told. */
const notTold = new Set(['node_modules', 'dist', 'test']);
