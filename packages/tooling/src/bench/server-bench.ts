import { openScaleServer, type ScaleServer } from '@foyer/testing/server';
import { obtainPostgres } from '../test/obtain-postgres.ts';
import { loadWithArchive } from './archive-load.ts';
import type { BenchCase } from './contract-cases.ts';
import { loadWithOrders } from './order-load.ts';
import { serverCases } from './server-cases.ts';

/**
 * `npm run bench -- server`: measures the server in production mode on PostgreSQL with 100,000 articles and 200,000 orders,
 * with sequential calls. Filling takes a minute or two; with TEST_DATABASE_URL the database `foyer_scale` is kept for the
 * next run.
 */
const repetitions = Number(process.env.FOYER_BENCH_REPETITIONS ?? 25);

const percentile = (values: readonly number[], share: number) =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function measure({ call }: ScaleServer, { title, method, path, token }: BenchCase): Promise<void> {
  const times: number[] = [];
  let status = 0;
  // The first calls fill caches.
  for (let at = -3; at < repetitions; at++) {
    const startedAt = performance.now();
    const answer = await call(method, path, token);
    await answer.arrayBuffer();
    status = answer.status;
    if (at >= 0) times.push(performance.now() - startedAt);
  }
  report(title, status, times);
}

function report(title: string, status: number, times: number[]): void {
  times.sort((one, other) => one - other);
  const [middle, high] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(8));
  console.log(`${title.slice(0, 60).padEnd(62)}${status}${middle}${high}`);
}

/** Repeatedly fills a cart with three articles and orders it. */
async function measureOrders({ call, tokensOf, countStatements }: ScaleServer): Promise<void> {
  const token = (await tokensOf('buyer@nordwind.example'))[0]?.token;
  const list = await call('GET', '/articles?limit=3&kind=service', token);
  const { items } = (await list.json()) as { items: { id: string }[] };
  const adding: number[] = [];
  const ordering: number[] = [];
  let status = 0;
  let statements = 0;
  for (let at = 0; at < repetitions; at++) {
    const wishes = items.map(({ id }) => ({ articleId: id, quantity: 1, mode: 'set' }));
    statements = await countStatements(async () => {
      const startedAt = performance.now();
      const filled = await call('POST', '/cart/add-items', token, { items: wishes });
      const { version } = (await filled.json()) as { version: number };
      const filledAt = performance.now();
      const order = { cartVersion: version, acceptTerms: true };
      status = (await call('POST', '/cart/order', token, order)).status;
      adding.push(filledAt - startedAt);
      ordering.push(performance.now() - filledAt);
    });
  }
  report('POST /cart/add-items, three lines', status, adding);
  report('POST /cart/order, three lines', status, ordering);
  console.log(`SQL statements of both calls: ${statements}`);
}

/** Orders of sixteen parallel buyers, on a server in a separate process whose commits wait for the disk. */
async function measureOrderLoad(url: string): Promise<void> {
  const buyers = 16;
  const { perSecond, times, faults } = await loadWithOrders(url, buyers, 8);
  const [middle, high] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
  console.log(
    `orders of three articles, ${buyers} parallel buyers: ${perSecond.toFixed(1)}/s, p50 ${middle} ms, p99 ${high} ms`,
  );
  if (faults.length > 0) console.log(`${faults.length} failed, the first with: ${faults[0]}`);
}

/** An archive of a thousand invoices, from a server in a separate process. */
async function measureArchive(url: string): Promise<void> {
  const load = await loadWithArchive(url, Number(process.env.FOYER_BENCH_ARCHIVE ?? 1000));
  const told = Object.entries(load).map(([name, value]) => `${name} ${value.toFixed(0)}`);
  console.log(`an archive of invoices: ${told.join(', ')}`);
}

const database = await obtainPostgres({ isDurable: true });
try {
  console.log('Filling the database; the first time takes a minute or two …');
  const server = await openScaleServer(database.url);
  console.log(`${''.padEnd(62)}   ${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}`);
  for (const one of await serverCases(server)) await measure(server, one);
  await measureOrders(server);
  await server.close();
  await measureOrderLoad(database.url);
  await measureArchive(database.url);
} finally {
  await database.stop();
}
