import { drillOutages as drill, type Outage } from '@foyer/testing/outage-drill';
import { NoPostgres } from '@foyer/testing/postgres';
import { installFromDebian } from '../install-from-debian.ts';

/**
 * Drills outages and says what is wrong, by name; the binaries come from Debian where they are missing. The first good answer comes at
 * most `longestReturn` milliseconds after the database is back.
 */
export async function drillOutages(
  kills: readonly Outage[],
  buyers: number,
  longestReturn: number,
  onOutage?: (line: string) => void,
): Promise<Record<string, readonly string[]>> {
  const options = { kills, buyers, ...(onOutage ? { onOutage } : {}) };
  const report = await drill(options).catch((error: unknown) => {
    if (!(error instanceof NoPostgres) || !installFromDebian('postgresql')) throw error;
    return drill(options);
  });
  const expected = kills.filter((kill) => kill !== 'server killed').length;
  const late = report.returns.filter((milliseconds) => milliseconds > longestReturn);
  onOutage?.(`${report.acknowledged} orders acknowledged, ${report.stored} stored, ${report.deaths} deaths`);
  return {
    'the server lives': report.deaths === 0 ? [] : [`it died ${report.deaths} times`],
    'every order that was acknowledged is there once, and no other': report.faults,
    [`a good answer within ${longestReturn} ms of the database's return`]:
      report.returns.length === expected && late.length === 0
        ? []
        : [`${report.returns.length} of ${expected} returns, in ms: ${report.returns.map(Math.round)}`],
  };
}
