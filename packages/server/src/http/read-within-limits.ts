import type { FileRule } from '@foyer/contract';
import type { Caller } from '../security/caller.ts';
import type { Demand, Sender } from '../security/quotas.ts';
import { withPendingNoted } from '../storage/pending-uploads.repo.ts';
import type { CallContext } from './call-context.ts';
import { clientNetwork } from './client-network.ts';
import type { BoundEndpoint } from './endpoints.ts';
import { ProblemError } from './problem-error.ts';
import { type ReadInput, readInput } from './read-input.ts';
import { MAX_JSON_BYTES } from './read-json.ts';
import type { ServerDependencies } from './server-dependencies.ts';
import type { FileCleaner } from './uploads/file-cleaner.ts';
import { maxBodyBytes } from './uploads/max-body-bytes.ts';

/** The input of a call. `settle` reports how many of its files were kept and refused, and returns the rest of the grant. */
export interface GrantedInput extends ReadInput {
  readonly settle: (files: { readonly kept: number; readonly refused: number }) => void;
}

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

/** The person who really sends, or where nobody is signed in the network. */
export const senderOf = (call: CallContext, caller: Caller | null): Sender => ({
  userId: caller?.actor?.userId ?? caller?.userId ?? `network ${clientNetwork(call.clientAddress)}`,
  companyId: caller?.companyId ?? null,
});

/** The number of files of a call that count as refused: none where the error is the server's. */
export function refusedBy(error: unknown, filesRead: number): number {
  if (!(error instanceof ProblemError) || error.status >= 500) return 0;
  const named = error.options.errors?.filter(({ code }) => code.startsWith('file_')).length ?? 0;
  return Math.max(filesRead, named);
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
    refused: bodyKind === 'multipart' ? files : 0,
  };
}

/** The bytes that a call used: its Content-Length, else an estimate from the stored files and the text. */
function bytesOf(demand: Demand, { input, files }: ReadInput, { headers }: Request): number {
  const stored = Object.values(files).flat();
  const text = JSON.stringify(input.body ?? '').length;
  return headers.has('content-length')
    ? demand.bytes
    : stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, text);
}
