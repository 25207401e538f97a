import { ping } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { StorageFull } from '../storage/storage.ts';
import { withTimeout } from './pipeline/with-timeout.ts';
import type { ServerDependencies } from './server-dependencies.ts';

/** Seconds after which a part counts as slow. */
const SECONDS = 3;
class Slow extends Error {}

type Dependencies = Pick<ServerDependencies, 'db' | 'storage' | 'log'>;

/** Answers `/readyz`: whether calls can be answered now, and if not, every part that is not ready. */
export async function readiness({ db, storage, log }: Dependencies): Promise<Response> {
  const late = () => new Slow();
  const checks = [
    ['database', () => ping(db)],
    ['storage', async () => storage.check?.()],
  ] as const;
  const faults = await Promise.all(
    checks.map(([part, check]) =>
      withTimeout(SECONDS, check(), late).then(
        () => [],
        (error: unknown) => {
          const fault = faultOf(part, error);
          log.warn({ err: errorForLog(error) }, fault);
          return [fault];
        },
      ),
    ),
  );
  const text = faults.flat().join('\n');
  const headers = { 'content-type': 'text/plain' };
  return text === ''
    ? new Response('ready', { headers })
    : new Response(text, { status: 503, headers: { ...headers, 'retry-after': '5' } });
}

function faultOf(part: 'database' | 'storage', error: unknown): string {
  if (error instanceof Slow) return `the ${part} is slow: no answer within ${SECONDS} seconds`;
  if (error instanceof StorageFull) return 'there is no room for files';
  return `the ${part} does not answer`;
}
