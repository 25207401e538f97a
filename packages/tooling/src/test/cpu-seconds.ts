import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths, whatever its own clock is. */
const ticks = 100;

/**
 * What this process and everything it waited for has computed, in seconds of one core; null where the system does not tell. On a
 * machine that others use too it says more than the clock.
 */
export function cpuSeconds(read = () => readFileSync('/proc/self/stat', 'utf8')): number | null {
  if (process.platform !== 'linux') return null;
  const stat = read();
  // The name in brackets may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const counted = fields.slice(11, 15).map(Number);
  const sum = counted.reduce((total, each) => total + each, 0);
  return counted.length === 4 && Number.isFinite(sum) ? sum / ticks : null;
}
