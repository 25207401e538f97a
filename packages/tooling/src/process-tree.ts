import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
}

/** Every process of this machine; none where that cannot be told (Windows). */
function allProcesses(): Process[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = readStat(name);
        return stat ? [{ pid: Number(name), parent: Number(stat.split(' ')[1]) }] : [];
      });
  }
  if (process.platform === 'win32') return [];
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return { pid: pid ?? 0, parent: parent ?? 0 };
  });
}

/** What follows the name in a process's `stat`: its state, its parent, … */
function readStat(pid: string): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2);
  } catch {
    return null;
  }
}

/** The processes that a process started, and those that they started. Browsers leave the group, but not the family. */
export function processesBelow(pid: number): number[] {
  const all = allProcesses();
  const below = [pid];
  for (const parent of below) below.push(...all.filter((one) => one.parent === parent).map((one) => one.pid));
  return below.slice(1);
}

/** Sends a signal to processes, those that are gone aside. */
export function endProcesses(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Ends this process and all it started when it is told to end, and, under npm, when npm is gone: npm that is killed tells nobody.
 */
export function endTogether(): void {
  const parent = process.ppid;
  const end = (code: number) => {
    endProcesses(processesBelow(process.pid), 'SIGTERM');
    process.exit(code);
  };
  process.once('SIGINT', () => end(130));
  process.once('SIGTERM', () => end(143));
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || end(143), 500).unref();
}
