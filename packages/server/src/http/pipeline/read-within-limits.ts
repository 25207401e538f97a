import type { FileRule } from '@foyer/contract';
import type { Caller } from '../../security/caller.ts';
import type { Demand, Sender } from '../../security/quotas.ts';
import { withPendingNoted } from '../../storage/pending-uploads.repo.ts';
import type { CallContext } from '../call-context.ts';
import { clientNetwork } from '../limits/client-network.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import type { FileCleaner } from '../uploads/file-cleaner.ts';
import { maxBodyBytes } from '../uploads/max-body-bytes.ts';
import type { BoundEndpoint } from './endpoints.ts';
import { type ReadInput, readInput } from './read-input.ts';
import { MAX_JSON_BYTES } from './read-json.ts';

/** Input of a call. `settle` reports the numbers of its kept and refused files, and returns the unused part of the grant. */
export interface GrantedInput extends ReadInput {
  readonly settle: (files: { readonly kept: number; readonly refused: number }) => void;
}

/**
 * Reads the request within the caller's quotas and concurrency limit: the body of a refused call is not read. Public calls have limits of
 * their own.
 */
export async function readWithinLimits(
  bound: BoundEndpoint,
  call: CallContext,
  caller: Caller | null,
  params: Record<string, string>,
  dependencies: ServerDependencies,
): Promise<GrantedInput> {
  const { db, now, quotas, uploadLimit } = dependencies;
  const isUpload = bound.bodyKind === 'multipart';
  const storage = isUpload ? withPendingNoted(db, dependencies.storage, now) : dependencies.storage;
  const sender = senderOf(call, caller);
  let filesRead = 0;
  const cleanFile: FileCleaner = (file, keep) => {
    filesRead++;
    return dependencies.cleanFile(file, keep);
  };
  const read = () => readInput(bound, call, params, { storage, cleanFile, sender });
  const unlimited = async () => ({ ...(await read()), settle: () => {} });
  if (!caller || bound.endpoint.access === 'public') return unlimited();
  const demand = demandOf(
    bound,
    call.request,
    (dependencies.config.limits.user.uploadMegabytes * 2 ** 20) / 4,
  );
  if (demand.writes + demand.bytes === 0) return unlimited();
  const granted = async () => {
    const grant = await quotas(sender, demand, call.now);
    if ('wait' in grant) throw new ProblemError('rate_limited', 429, { retryAfter: grant.wait });
    try {
      const input = await read();
      const bytes = bytesOf(demand, input, call.request);
      return {
        ...input,
        settle: ({ kept, refused }: { kept: number; refused: number }) =>
          grant.settle({ bytes, files: kept, refused }),
      };
    } catch (error) {
      grant.settle({ bytes: demand.bytes, files: 0, refused: refusedBy(error, filesRead) });
      throw error;
    }
  };
  return isUpload ? uploadLimit(sender.userId, granted) : granted();
}

/** Returns the sender: the person, also during impersonation, or without a session the network. */
export const senderOf = (call: CallContext, caller: Caller | null): Sender => ({
  userId: caller?.actor?.userId ?? caller?.userId ?? `network ${clientNetwork(call.clientAddress)}`,
  companyId: caller?.companyId ?? null,
});

/** Returns the number of a call's files that count as refused: none where the error is the server's. */
export function refusedBy(error: unknown, filesRead: number): number {
  if (!(error instanceof ProblemError) || error.status >= 500) return 0;
  const named = error.options.errors?.filter(({ code }) => code.startsWith('file_')).length ?? 0;
  return Math.max(filesRead, named);
}

/** Returns a call's demand before its body is read: without a content length the maximum of the endpoint, but at most `unsaid`. */
function demandOf({ endpoint, bodyKind }: BoundEndpoint, { headers }: Request, unsaid: number): Demand {
  const rules: Readonly<Record<string, FileRule>> = endpoint.files ?? {};
  const most = { none: 0, json: MAX_JSON_BYTES, multipart: maxBodyBytes(rules) }[bodyKind];
  const declaredLength = headers.get('content-length');
  const files = Object.values(rules).reduce((sum, { maxCount }) => sum + maxCount, 0);
  return {
    writes: endpoint.effect === 'read' ? 0 : 1,
    bytes: Math.min(most, declaredLength === null ? unsaid : Number(declaredLength) || 0),
    files: bodyKind === 'multipart' && endpoint.effect !== 'read' ? files : 0,
    refused: bodyKind === 'multipart' ? files : 0,
  };
}

/** Returns the bytes that a call used: its content length, else an estimate from the stored files and the text. */
function bytesOf(demand: Demand, { input, files }: ReadInput, { headers }: Request): number {
  const stored = Object.values(files).flat();
  const text = JSON.stringify(input.body ?? '').length;
  return headers.has('content-length')
    ? demand.bytes
    : stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, text);
}
