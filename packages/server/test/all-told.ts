import { recordQueries } from './count-queries.ts';
import type { TestServer } from './create-test-server.ts';

/** All that a refusal tells but its own id, and what it took to find out. */
export async function allTold(server: TestServer, ask: () => Promise<Response>) {
  let answer = new Response();
  const statements = await recordQueries(server.db, async () => {
    answer = await ask();
  });
  const { requestId: _, instance: __, ...problem } = (await answer.json()) as Record<string, unknown>;
  const headers = [...answer.headers].filter(([name]) => !/request-id|ratelimit|date/.test(name));
  // Turns to send are taken several at a time, whatever is asked for.
  const work = statements.filter((statement) => !statement.includes('"rate_limits"'));
  return { status: answer.status, problem, headers, work };
}
