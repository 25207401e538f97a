import type { Database } from '../db/client.ts';
import { isKnownNetwork } from './login-attempts.repo.ts';
import { countCall } from './rate-limit.repo.ts';
import { sha256Hex } from './sha256-hex.ts';

/** How often something may be asked for. */
export interface AskingLimits {
  /** By one network, whatever addresses it names. */
  readonly network: { readonly limit: number; readonly seconds: number };
  /** For one address by one network, in an hour. */
  readonly address: number;
  /** For one address by all networks that its owner has not signed in from, in an hour. */
  readonly strangers: number;
}

/**
 * How many seconds to wait before a mail is asked for again, by somebody who is not signed in; null for not at all. The answer is the
 * same for an address with an account and without one.
 *
 * A network that asks too often stops itself alone. What many networks ask for one address together has a wider limit, which spares
 * its mailbox and does not hold for the networks that its owner has signed in from: strangers cannot keep the owner out.
 *
 * @param what begins the names of the counts: `reset`, `register`.
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
  // The same statements for every address: how long they take must not tell which have an account.
  const others = await countCall(db, `${what} of ${of}`, { ...hour, limit: strangers });
  return (await isKnownNetwork(db, email, network)) ? null : others;
}
