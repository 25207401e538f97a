import { LRUCache } from 'lru-cache';
import type { Database } from '../db/client.ts';
import { takeShare } from './rate-limit.repo.ts';
import { windowOf } from './window-of.ts';

/** A limit and a demand: `limit` units for `subject` in a window of `seconds`, of which `amount` are needed. */
export interface Rule {
  readonly subject: string;
  readonly limit: number;
  readonly seconds: number;
  readonly amount: number;
}

/** Unused part of the share that this instance took of a window. */
interface Lease {
  left: number;
  /** Running request for a share, whose result the other calls wait for. */
  asking: Promise<number> | null;
}

/** Shares of limits that all instances count together in the database. */
export interface WindowShares {
  /** Null when the rule's amount is granted, else the seconds to wait. */
  readonly take: (rule: Rule, now: Date) => Promise<number | null>;
  readonly giveBack: (rule: Rule, amount: number, now: Date) => void;
}

/** An instance takes a twentieth of the rest of a limit at once, so that only one call in many needs a statement. */
const SHARES = 20;
/** Evicting the least recently used lease only loses its unused units. */
const MAX_LEASES = 5000;

export function createWindowShares(db: Database): WindowShares {
  const leases = new LRUCache<string, Lease>({ max: MAX_LEASES });

  function leaseOf({ subject, seconds }: Rule, now: Date): Lease {
    const key = `${windowOf(seconds, now).end.getTime()} ${subject}`;
    const known = leases.get(key);
    if (known) return known;
    const lease: Lease = { left: 0, asking: null };
    leases.set(key, lease);
    return lease;
  }

  return {
    take: async (rule, now) => {
      const lease = leaseOf(rule, now);
      while (lease.left < rule.amount) {
        if (lease.asking) await lease.asking.catch(() => {});
        else if ((await ask(db, lease, rule, now)) === 0) return windowOf(rule.seconds, now).wait;
      }
      lease.left -= rule.amount;
      return null;
    },
    giveBack: (rule, amount, now) => {
      leaseOf(rule, now).left += amount;
    },
  };
}

async function ask(
  db: Database,
  lease: Lease,
  { subject, limit, seconds, amount }: Rule,
  now: Date,
): Promise<number> {
  const least = amount - lease.left;
  const share = Math.max(least, Math.floor(limit / SHARES));
  lease.asking = takeShare(db, subject, { least, share, limit, seconds, now }).finally(() => {
    lease.asking = null;
  });
  const granted = await lease.asking;
  lease.left += granted;
  return granted;
}
