import type { Database } from '../db/client.ts';
import { createWindowShares, type Rule } from './window-shares.ts';

/** Sending limits of one user, or of all users of one company together. */
export interface SendingLimits {
  /** Calls that change data, per minute. */
  readonly writesPerMinute: number;
  /** Megabytes (2^20 bytes) of bodies, per ten minutes. */
  readonly uploadMegabytes: number;
  /** Stored files per hour. */
  readonly filesPerHour: number;
  /** Files downloaded in archives per hour: each is rendered again. */
  readonly archivedPerHour: number;
}

/** Units of the limits that one call needs. */
export interface Demand {
  readonly writes: number;
  readonly bytes: number;
  readonly files: number;
  readonly archived?: number;
  /** Files that are read and not stored. */
  readonly refused?: number;
}

export interface Sender {
  readonly userId: string;
  readonly companyId: string | null;
}

/** Granted units; `settle` reports the used ones and returns the rest. */
export interface Grant {
  readonly settle: (used: Pick<Demand, 'bytes' | 'files' | 'refused'>) => void;
}

/** Grants the demand of a call, or returns the seconds after which to try again. */
export type Quotas = (
  sender: Sender,
  demand: Demand,
  now: Date,
) => Promise<Grant | { readonly wait: number }>;

/**
 * Creates the limits, which all instances share and which the database counts in windows of fixed length. Each instance takes shares of a
 * window in advance and counts its calls against them, so the limit is never exceeded and few calls need a statement; the unused part of a
 * share is lost with the window.
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
/** Number of refused files for each file that may be stored: more than anyone sends by mistake. */
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
