import type { Caller } from '../security/caller.ts';
import type { Quotas } from '../security/quotas.ts';
import { ProblemError } from './problem-error.ts';

/** Who fetches archives from this instance right now. Making one takes its processor: that is what is shared out here. */
export type RunningArchives = Set<string>;

const mostAtOnce = 4;

/** See `HandlerContext.beginArchive`. The limits of an hour are those of all instances together (`Quotas`). */
export async function beginArchive(
  files: number,
  { userId, companyId, actor }: Pick<Caller, 'userId' | 'companyId' | 'actor'>,
  { running, quotas, now }: { running: RunningArchives; quotas: Quotas; now: Date },
): Promise<() => void> {
  // The person who really fetches.
  const id = actor?.userId ?? userId;
  if (running.has(id) || running.size >= mostAtOnce) throw busy(5);
  running.add(id);
  const end = () => void running.delete(id);
  try {
    const demand = { writes: 0, bytes: 0, files: 0, archived: files };
    const grant = await quotas({ userId: id, companyId }, demand, now);
    if ('wait' in grant) throw busy(grant.wait);
    return end;
  } catch (error) {
    end();
    throw error;
  }
}

const busy = (retryAfter: number) => new ProblemError('rate_limited', 429, { retryAfter });
