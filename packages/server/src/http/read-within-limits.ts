import type { FileRule } from '@foyer/contract';
import type { Caller } from '../security/caller.ts';
import type { Demand } from '../security/quotas.ts';
import { withPendingNoted } from '../storage/pending-uploads.repo.ts';
import type { CallContext } from './call-context.ts';
import { clientNetwork } from './client-network.ts';
import type { BoundEndpoint } from './endpoints.ts';
import { ProblemError } from './problem-error.ts';
import { type ReadInput, readInput } from './read-input.ts';
import { MAX_JSON_BYTES } from './read-json.ts';
import type { ServerDependencies } from './server-dependencies.ts';
import { maxBodyBytes } from './uploads/max-body-bytes.ts';

/**
 * Reads what was sent, once the caller's limits and turn allow it: a body that is refused is not read. Public calls have limits
 * of their own.
 */
export async function readWithinLimits(
  bound: BoundEndpoint,
  call: CallContext,
  caller: Caller | null,
  params: Record<string, string>,
  dependencies: ServerDependencies,
): Promise<ReadInput> {
  const { db, now, quotas, uploadLimit, cleanFile } = dependencies;
  const isUpload = bound.bodyKind === 'multipart';
  const storage = isUpload ? withPendingNoted(db, dependencies.storage, now) : dependencies.storage;
  // The person who really sends.
  const userId = caller?.actor?.userId ?? caller?.userId ?? `network ${clientNetwork(call.clientAddress)}`;
  const sender = { userId, companyId: caller?.companyId ?? null };
  const read = () => readInput(bound, call, params, { storage, cleanFile, sender });
  if (!caller || bound.endpoint.access === 'public') return read();
  const demand = demandOf(
    bound,
    call.request,
    (dependencies.config.limits.user.uploadMegabytes * 2 ** 20) / 4,
  );
  if (demand.writes + demand.bytes === 0) return read();
  const granted = async () => {
    const grant = await quotas(sender, demand, call.now);
    if ('wait' in grant) throw new ProblemError('rate_limited', 429, { retryAfter: grant.wait });
    const input = await read();
    grant.settle(usedOf(demand, input, call.request));
    return input;
  };
  return isUpload ? uploadLimit(userId, granted) : granted();
}

/** What a call may take, as far as can be said before its body is read: where it does not say its length, the most it may have, but no more than `unsaid`. */
function demandOf({ endpoint, bodyKind }: BoundEndpoint, { headers }: Request, unsaid: number): Demand {
  const rules: Readonly<Record<string, FileRule>> = endpoint.files ?? {};
  const most = { none: 0, json: MAX_JSON_BYTES, multipart: maxBodyBytes(rules) }[bodyKind];
  const said = headers.get('content-length');
  const files = Object.values(rules).reduce((sum, { maxCount }) => sum + maxCount, 0);
  return {
    writes: endpoint.effect === 'read' ? 0 : 1,
    bytes: Math.min(most, said === null ? unsaid : Number(said) || 0),
    files: bodyKind === 'multipart' && endpoint.effect !== 'read' ? files : 0,
  };
}

/** What a call needed of that: its bytes as it said them, else about as many as there were. */
function usedOf(demand: Demand, { input, files }: ReadInput, { headers }: Request) {
  const stored = Object.values(files).flat();
  const text = JSON.stringify(input.body ?? '').length;
  const bytes = stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, text);
  return { bytes: headers.has('content-length') ? demand.bytes : bytes, files: stored.length };
}
