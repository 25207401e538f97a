import { Agent, request } from 'node:http';
import { createBuyers } from '@foyer/testing/buyers';
import { scaleAddress } from '@foyer/testing/scale-server';
import { startScaleProcess } from './scale-process.ts';

/** Results of a load of orders. */
export interface OrderLoad {
  readonly perSecond: number;
  /** Milliseconds of both calls of an order, sorted. */
  readonly times: readonly number[];
  /** Failed answers: status and code. */
  readonly faults: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly body: { readonly version?: number; readonly code?: string };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function post(url: string, token: string, body: unknown): Promise<Answer> {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    // as the SDK sends every call that changes data
    'idempotency-key': crypto.randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, async (answer) => {
      let received = '';
      for await (const chunk of answer) received += chunk;
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(received) as Answer['body'] });
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

/** Places orders of all buyers in parallel for `seconds`: each puts three random articles into the cart by one call and orders them. */
async function run(
  api: string,
  { tokens, articleIds }: { readonly tokens: readonly string[]; readonly articleIds: readonly string[] },
  seconds: number,
): Promise<OrderLoad> {
  const times: number[] = [];
  const faults: string[] = [];
  const until = performance.now() + seconds * 1000;
  const buy = async (token: string) => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const wished = new Set<string>();
      while (wished.size < 3) wished.add(articleIds[Math.floor(Math.random() * articleIds.length)] ?? '');
      const items = [...wished].map((articleId) => ({ articleId, quantity: 1, mode: 'set' }));
      const cart = await post(`${api}/cart/add-items`, token, { items });
      const wish = { cartVersion: cart.body.version ?? 0, acceptTerms: true };
      const order = await post(`${api}/cart/order`, token, wish);
      if (order.status !== 200) faults.push(`${cart.status} ${order.status} ${order.body.code}`);
      else if (performance.now() <= until) times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(tokens.map(buy));
  times.sort((one, other) => one - other);
  return { perSecond: times.length / seconds, times, faults };
}

/** Loads a server with data of real size, in a separate process, with orders of `buyers` in parallel. */
export async function loadWithOrders(
  databaseUrl: string,
  buyers: number,
  seconds: number,
): Promise<OrderLoad> {
  const { api, end } = await startScaleProcess(databaseUrl);
  try {
    const crowd = await createBuyers(api, scaleAddress(databaseUrl), buyers);
    await run(api, crowd, Math.min(seconds, 3));
    const load = await run(api, crowd, seconds);
    await crowd.close();
    return load;
  } finally {
    end();
  }
}
