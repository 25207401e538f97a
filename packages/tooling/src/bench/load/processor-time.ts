import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a process from the kernel, and its parent. */
interface Counted {
  readonly parent: number;
  readonly ms: number;
  /** Processor time of its ended children. */
  readonly endedMs: number;
}

function readCounted(pid: number): Counted | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in brackets may contain any characters; the kernel counts hundredths of a second
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [own, ended] = [
      [11, 12],
      [13, 14],
    ].map((at) => at.reduce((sum, field) => sum + (fields[field] ?? 0) * 10, 0));
    return { parent: fields[1] ?? 0, ms: own ?? 0, endedMs: ended ?? 0 };
  } catch {
    return null;
  }
}

/** Processor time of a process and all its descendants in milliseconds. Linux only; 0 elsewhere. */
export function processorTime(pid: number): number {
  const all = new Map<number, Counted>();
  for (const name of readdirSafely()) {
    const counted = /^\d+$/.test(name) ? readCounted(Number(name)) : null;
    if (counted) all.set(Number(name), counted);
  }
  const sum = (one: number): number => {
    const counted = all.get(one);
    if (!counted) return 0;
    const below = [...all].filter(([, { parent }]) => parent === one).map(([child]) => sum(child));
    return below.reduce((total, each) => total + each, counted.ms + counted.endedMs);
  };
  return sum(pid);
}

function readdirSafely(): string[] {
  try {
    return readdirSync('/proc');
  } catch {
    return [];
  }
}

/** The parent of a process; 0 if the process is not on this machine. */
export const parentOf = (pid: number): number => readCounted(pid)?.parent ?? 0;
