import { join } from 'node:path';
import { DataDirInUse, lockDataDir } from '@foyer/testing/data-dir-lock';
import { cacheDir } from './paths.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Does work of this name when no other process of this repository does, waiting for its turn: suites that run side by side, or
 * `npm start` beside `npm test`, need the same build. A process that was killed gives its turn away.
 */
export async function oneAtATime<T>(
  name: string,
  work: () => Promise<T>,
  folder: string = join(cacheDir, 'turns'),
): Promise<T> {
  for (;;) {
    const release = await lockDataDir(join(folder, name)).catch((error: unknown) => {
      if (error instanceof DataDirInUse) return null;
      throw error;
    });
    if (release) return work().finally(release);
    await sleep(100);
  }
}
