import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process and its parent. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
}

/** All running processes of this machine; none on Windows, where they are not listed. */
export function allProcesses(): Process[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = readStat(name);
        // a zombie does not count: it has ended, and its parent has not read its exit code
        return stat && !stat.startsWith('Z')
          ? [{ pid: Number(name), parent: Number(stat.split(' ')[1]) }]
          : [];
      });
  }
  if (process.platform === 'win32') return [];
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return { pid: pid ?? 0, parent: parent ?? 0 };
  });
}

/** The part of a process's `stat` after the name: its state, its parent, … */
function readStat(pid: string): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2);
  } catch {
    return null;
  }
}

/** The parent of a process; 0 if the process has ended or its parent is not known. */
export function parentOf(pid: number): number {
  if (process.platform !== 'linux') return allProcesses().find((one) => one.pid === pid)?.parent ?? 0;
  return Number(readStat(String(pid))?.split(' ')[1] ?? 0);
}

/** The command line of a process. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** All descendants of a process. Browsers leave the process group, but remain descendants. */
export function processesBelow(pid: number): number[] {
  const all = allProcesses();
  const below = [pid];
  for (const parent of below) below.push(...all.filter((one) => one.parent === parent).map((one) => one.pid));
  return below.slice(1);
}

/** Processes whose initial environment has a matching variable, which their children inherit; Linux only. */
export function processesWith(name: string, isMeant: (value: string) => boolean): number[] {
  if (process.platform !== 'linux') return [];
  return allProcesses().flatMap(({ pid }) => {
    const line = readEnvironment(pid).find((one) => one.startsWith(`${name}=`));
    return line !== undefined && isMeant(line.slice(name.length + 1)) ? [pid] : [];
  });
}

function readEnvironment(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Sends a signal to processes; ignores those that have ended. */
export function endProcesses(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
