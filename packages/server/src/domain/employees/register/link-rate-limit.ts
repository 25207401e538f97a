import { countCall, waitFor } from '../../../security/rate-limit.repo.ts';
import type { Call } from '../../call.ts';

type Context = Pick<Call, 'db' | 'clientAddress' | 'now'> & {
  readonly fail: (code: 'rate_limited', options: { retryAfter: number }) => never;
};

/** Rate limit of unknown links, per network. Valid links do not count, so a whole company may activate its invitations at once. */
const wrongLinks = ({ clientAddress, now }: Context) =>
  [`wrong invitation ${clientAddress}`, { limit: 60, seconds: 15 * 60, now }] as const;

export async function limitWrongLinks(context: Context): Promise<void> {
  const wait = await waitFor(context.db, ...wrongLinks(context));
  if (wait !== null) context.fail('rate_limited', { retryAfter: wait });
}

export async function noteWrongLink(context: Context): Promise<void> {
  await countCall(context.db, ...wrongLinks(context));
}
