import { readFileSync } from 'node:fs';

/** Ticks per second: the kernel reports hundredths of a second, independent of its own clock. */
const ticks = 100;

/**
 * Processor time of this process and of all children it has waited for, in seconds of one core; null on systems other than Linux. On a
 * shared machine it is more meaningful than elapsed time.
 */
export function cpuSeconds(read = () => readFileSync('/proc/self/stat', 'utf8')): number | null {
  if (process.platform !== 'linux') return null;
  const stat = read();
  // the name in brackets may contain any characters
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const counted = fields.slice(11, 15).map(Number);
  const sum = counted.reduce((total, each) => total + each, 0);
  return counted.length === 4 && Number.isFinite(sum) ? sum / ticks : null;
}
