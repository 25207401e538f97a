import type { Caller } from '../../security/caller.ts';
import type { Quotas } from '../../security/quotas.ts';
import { ProblemError } from '../problem-error.ts';

/** People who download an archive from this instance right now. Archives take processor time, which this limit divides. */
export type RunningArchives = Set<string>;

const mostAtOnce = 4;

/** See `HandlerContext.beginArchive`. Limits per hour are shared by all instances (`Quotas`). */
export async function beginArchive(
  files: number,
  { userId, companyId, actor }: Pick<Caller, 'userId' | 'companyId' | 'actor'>,
  { running, quotas, now }: { running: RunningArchives; quotas: Quotas; now: Date },
): Promise<() => void> {
  // the person who downloads, also during impersonation
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
