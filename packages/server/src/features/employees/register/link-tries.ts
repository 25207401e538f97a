import { countCall, waitFor } from '../../../security/rate-limit.repo.ts';
import type { HandlerContext } from '../../handler.ts';

type Context = Pick<HandlerContext<'getInvitation'>, 'db' | 'clientAddress' | 'now'> & {
  readonly fail: (code: 'rate_limited', options: { retryAfter: number }) => never;
};

/** Links that never were, by network: who has a link is never counted, also where a whole company takes up its invitations at once. */
const wrongLinks = ({ clientAddress, now }: Context) =>
  [`wrong invitation ${clientAddress}`, { limit: 60, seconds: 15 * 60, now }] as const;

export async function limitWrongLinks(context: Context): Promise<void> {
  const wait = await waitFor(context.db, ...wrongLinks(context));
  if (wait !== null) context.fail('rate_limited', { retryAfter: wait });
}

export async function noteWrongLink(context: Context): Promise<void> {
  await countCall(context.db, ...wrongLinks(context));
}
