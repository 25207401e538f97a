import { recordQueries } from './count-queries.ts';
import type { TestServer } from './create-test-server.ts';

/** Returns everything that a refusal contains except its own id, and the statements that it took. */
export async function observeRefusal(server: TestServer, ask: () => Promise<Response>) {
  let answer = new Response();
  const statements = await recordQueries(server.db, async () => {
    answer = await ask();
  });
  const { requestId: _, instance: __, ...problem } = (await answer.json()) as Record<string, unknown>;
  const headers = [...answer.headers].filter(([name]) => !/request-id|ratelimit|date/.test(name));
  // shares of rate limits are taken in advance, independent of the call
  const work = statements.filter((statement) => !statement.includes('"rate_limits"'));
  return { status: answer.status, problem, headers, work };
}
