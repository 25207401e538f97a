import type { Database } from '../db/client.ts';
import { isKnownNetwork } from './login-attempts.repo.ts';
import { countCall } from './rate-limit.repo.ts';
import { sha256Hex } from './sha256-hex.ts';

/** Rate limits of requests without a session. */
export interface AskingLimits {
  /** For one network, over all addresses. */
  readonly network: { readonly limit: number; readonly seconds: number };
  /** For one address and network, per hour. */
  readonly address: number;
  /** For one address and all networks from which its owner has not signed in, per hour. */
  readonly strangers: number;
}

/**
 * Returns the seconds to wait before a mail is requested again by a caller without a session; null where there is no need to wait. The
 * result is the same for an address with an account and without one.
 *
 * A network with too many requests is limited by itself. The requests of many networks for one address together have a higher limit, which
 * protects its mailbox and does not apply to networks from which the owner has signed in: strangers cannot lock the owner out.
 *
 * @param what beginning of the counters' names: `reset`, `register`.
 */
export async function waitToAsk(
  db: Database,
  what: string,
  { email, network, now }: { readonly email: string; readonly network: string; readonly now: Date },
  { network: byNetwork, address, strangers }: AskingLimits,
): Promise<number | null> {
  const hour = { seconds: 60 * 60, now };
  const of = await sha256Hex(email);
  const own =
    (await countCall(db, `${what} from ${network}`, { ...byNetwork, now })) ??
    (await countCall(db, `${what} of ${of} from ${network}`, { ...hour, limit: address }));
  if (own !== null) return own;
  // the same statements for every address: their duration must not reveal which have an account
  const others = await countCall(db, `${what} of ${of}`, { ...hour, limit: strangers });
  return (await isKnownNetwork(db, email, network)) ? null : others;
}
