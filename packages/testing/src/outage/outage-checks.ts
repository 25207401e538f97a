import { runAsAdmin } from '@foyer/server/test/admin-connection';
import type { StoredOrder } from '../buyers.ts';
import { waitUntil } from '../wait-until.ts';
import type { Acknowledged } from './order-continuously.ts';

/** Ends the connection of the server that has begun a query most recently. */
export const endOneBackend = (databaseUrl: string): Promise<unknown> =>
  runAsAdmin(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'foyer' and pid <> pg_backend_pid() order by query_start desc limit 1`,
  );

/** Returns the faults of a server whose database is unavailable; empty where it reports that correctly. */
export async function lookAway(url: string, token: string): Promise<string[]> {
  const faults: string[] = [];
  const look = (path: string) =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  const call = await look('/api/portal/cart');
  const problem = (await call?.json().catch(() => null)) as { code?: string } | null;
  if (call?.status !== 503 || problem?.code !== 'unavailable' || !call.headers.get('retry-after'))
    faults.push(`a call during the database outage: ${call?.status} ${JSON.stringify(problem)}`);
  const type = call?.headers.get('content-type');
  if (type !== 'application/problem+json') faults.push(`a call during the database outage returns ${type}`);
  const ready = await look('/readyz');
  if (ready?.status !== 503) faults.push(`/readyz during the database outage: ${ready?.status}`);
  const healthy = await look('/healthz');
  if (healthy?.status !== 200) faults.push(`/healthz during the database outage: ${healthy?.status}`);
  return faults;
}

/** Returns the milliseconds until a call has a good response, or until the longest wait is over. */
export async function untilGood(api: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const isGood = async () => {
    const answer = await fetch(`${api}/cart`, { headers: { authorization: `Bearer ${token}` } }).catch(
      () => null,
    );
    await answer?.arrayBuffer().catch(() => {});
    return answer?.ok;
  };
  await waitUntil(isGood, 'a successful response').catch(() => {});
  return performance.now() - startedAt;
}

/** Returns the milliseconds until the database answers a statement on a new connection; no server in front of it can be faster. */
export async function untilConnected(databaseUrl: string): Promise<number> {
  const startedAt = performance.now();
  await runAsAdmin(databaseUrl, 'select 1');
  return performance.now() - startedAt;
}

/** Returns the differences between the acknowledged orders and the stored ones. */
export function compareOrders(
  acknowledged: readonly Acknowledged[],
  stored: readonly StoredOrder[],
  taken: number,
): string[] {
  const faults: string[] = [];
  const known = new Map(stored.map((order) => [order.id, order]));
  const lost = acknowledged.filter(({ id, number }) => known.get(id)?.number !== number);
  if (lost.length > 0) faults.push(`lost orders: ${lost.map(({ number }) => number).join(', ')}`);
  const told = new Set(acknowledged.map(({ id }) => id));
  if (told.size !== acknowledged.length) faults.push('an order was acknowledged twice');
  const doubled = stored.filter(({ id }) => !told.has(id));
  if (doubled.length > 0)
    faults.push(`stored but never acknowledged: ${doubled.map(({ number }) => number).join(', ')}`);
  const numbers = stored.map(({ number }) => Number(number.slice(-6))).sort((one, other) => one - other);
  if ((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) !== numbers.length - 1) faults.push('gaps in order numbers');
  const pieces = stored.reduce((sum, order) => sum + order.pieces, 0);
  if (pieces !== taken) faults.push(`${pieces} pieces were ordered and ${taken} taken from the stock`);
  return faults;
}
