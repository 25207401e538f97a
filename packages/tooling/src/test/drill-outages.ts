import { drillOutages as drill, type Outage } from '@foyer/testing/outage-drill';
import { obtainPostgresBinaries } from './obtain-postgres.ts';

/** The names of the checks of a drill in which an answer may take `longestReturn` milliseconds. */
export const outageChecks = (longestReturn: number) =>
  [
    'the server keeps running',
    'every acknowledged order is stored exactly once, and no other order',
    `a successful response within ${longestReturn} ms after the database is back`,
  ] as const;

/**
 * Simulates outages and returns the problems by check. The first successful answer must arrive at most `longestReturn` milliseconds after
 * the database is back.
 */
export async function drillOutages(
  kills: readonly Outage[],
  buyers: number,
  longestReturn: number,
  onOutage?: (line: string) => void,
): Promise<Record<string, readonly string[]>> {
  process.env.FOYER_POSTGRES = await obtainPostgresBinaries();
  const report = await drill({ kills, buyers, ...(onOutage ? { onOutage } : {}) });
  const expected = kills.filter((kill) => kill !== 'server killed').length;
  const late = report.returns.filter((milliseconds) => milliseconds > longestReturn);
  onOutage?.(
    `${report.acknowledged} orders acknowledged, ${report.stored} stored, ${report.deaths} exits of the server`,
  );
  const [lives, orders, returns] = outageChecks(longestReturn);
  return {
    [lives]: report.deaths === 0 ? [] : [`The server exited ${report.deaths} times.`],
    [orders]: report.faults,
    [returns]:
      report.returns.length === expected && late.length === 0
        ? []
        : [`${report.returns.length} of ${expected} recoveries, in ms: ${report.returns.map(Math.round)}`],
  };
}
