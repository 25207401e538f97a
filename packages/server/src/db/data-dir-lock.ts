import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process uses the data directory. The message is for the person at the terminal. */
export class DataDirInUse extends Error {}

/**
 * Locks a data directory for this process and returns the release. PGlite itself would let two processes open one directory and lose rows.
 * A lock of a killed process is taken over.
 */
export async function lockDataDir(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, 'foyer.lock');
  const lock = { pid: process.pid, host: hostname(), startedAt: await startTime(process.pid) };
  const text = JSON.stringify(lock);
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await createExclusively(path, text)) return () => rm(path, { force: true });
    const holder = await readHolder(path);
    if (holder && (await isAlive(holder))) {
      throw new DataDirInUse(
        `The data directory ${directory} is in use by process ${holder.pid} on ${holder.host}. ` +
          'Stop that process, set FOYER_DATA_DIR to another directory, or set DATABASE_URL to share a PostgreSQL.',
      );
    }
    await removeStale(path, text);
  }
  throw new DataDirInUse(`The data directory ${directory} could not be locked.`);
}

/** Removes a dead process's lock. A guard file lets one process do it at a time, so that two never remove each other's new lock. */
async function removeStale(path: string, text: string): Promise<void> {
  const guard = `${path}.takeover`;
  if (await createExclusively(guard, text)) {
    const holder = await readHolder(path);
    if (!holder || !(await isAlive(holder))) await rm(path, { force: true });
    await rm(guard, { force: true });
    return;
  }
  const holder = await readHolder(guard);
  if (!holder || !(await isAlive(holder))) await rm(guard, { force: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
}

async function createExclusively(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string | null;
}

async function readHolder(path: string): Promise<Holder | null> {
  // a new lock file may still be empty
  for (let attempt = 0; attempt < 10; attempt++) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return null;
    if (text) {
      try {
        return JSON.parse(text) as Holder;
      } catch {
        return null;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return holder.startedAt === (await startTime(process.pid));
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // the process id may have been reused (always in a restarted container)
  const startedAt = await startTime(holder.pid);
  return holder.startedAt === null || startedAt === null || holder.startedAt === startedAt;
}

/** Returns the start of a process in ticks since boot on Linux; null elsewhere. */
async function startTime(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
