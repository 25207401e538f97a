import type { Database } from '../db/client.ts';
import { createWindowShares, type Rule } from './window-shares.ts';

/** What one user, or all users of one company together, may send. */
export interface SendingLimits {
  /** Calls that change something, in a minute. */
  readonly writesPerMinute: number;
  /** Megabytes (2^20 bytes) of bodies, in ten minutes. */
  readonly uploadMegabytes: number;
  /** Files to be kept, in an hour. */
  readonly filesPerHour: number;
  /** Files fetched in archives, in an hour: each is made anew. */
  readonly archivedPerHour: number;
}

/** What one call takes of those limits. */
export interface Demand {
  readonly writes: number;
  readonly bytes: number;
  readonly files: number;
  readonly archived?: number;
  /** Files that are read and not kept. */
  readonly refused?: number;
}

export interface Sender {
  readonly userId: string;
  readonly companyId: string | null;
}

/** What was granted; `settle` says what was needed of it, and returns the rest. */
export interface Grant {
  readonly settle: (used: Pick<Demand, 'bytes' | 'files' | 'refused'>) => void;
}

/** Grants what a call wants, or says in how many seconds to ask again. */
export type Quotas = (
  sender: Sender,
  demand: Demand,
  now: Date,
) => Promise<Grant | { readonly wait: number }>;

/**
 * The limits of all instances together, counted in the database in windows of fixed length. Each instance takes shares of a
 * window ahead and counts its calls against them, so the limit is never exceeded and few calls cost a statement; what an
 * instance took and did not use is lost with the window.
 */
export function createQuotas(
  db: Database,
  limits: { readonly user: SendingLimits; readonly company: SendingLimits },
): Quotas {
  const shares = createWindowShares(db);
  return async (sender, demand, now) => {
    const taken: Rule[] = [];
    for (const rule of rulesOf(sender, demand, limits)) {
      const wait = await shares.take(rule, now);
      if (wait === null) {
        taken.push(rule);
        continue;
      }
      for (const other of taken) shares.giveBack(other, other.amount, now);
      return { wait };
    }
    return {
      settle: (used) => {
        const needed = rulesOf(sender, { ...demand, ...used }, limits);
        for (const rule of taken) {
          const { amount = 0 } = needed.find(({ subject }) => subject === rule.subject) ?? {};
          shares.giveBack(rule, Math.max(0, rule.amount - amount), now);
        }
      },
    };
  };
}

const KILOBYTE = 1024;
/** So many files may be refused for each that may be kept: more than anybody sends by mistake. */
const REFUSED_PER_KEPT = 4;

function rulesOf(
  { userId, companyId }: Sender,
  { writes, bytes, files, archived = 0, refused = 0 }: Demand,
  limits: { readonly user: SendingLimits; readonly company: SendingLimits },
): Rule[] {
  const of = (who: string, most: SendingLimits): Rule[] => [
    { subject: `writes ${who}`, limit: most.writesPerMinute, seconds: 60, amount: writes },
    {
      subject: `kilobytes ${who}`,
      limit: most.uploadMegabytes * KILOBYTE,
      seconds: 600,
      amount: bytes / KILOBYTE,
    },
    { subject: `files ${who}`, limit: most.filesPerHour, seconds: 3600, amount: files },
    {
      subject: `refused ${who}`,
      limit: REFUSED_PER_KEPT * most.filesPerHour,
      seconds: 3600,
      amount: refused,
    },
    { subject: `archived ${who}`, limit: most.archivedPerHour, seconds: 3600, amount: archived },
  ];
  const company = companyId === null ? [] : of(`company ${companyId}`, limits.company);
  return [...of(`user ${userId}`, limits.user), ...company].filter(({ amount }) => amount > 0);
}
