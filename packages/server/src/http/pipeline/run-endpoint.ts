import type { Endpoint } from '@foyer/contract';
import type { Database } from '../../db/client.ts';
import type { HandlerContext } from '../../features/handler.ts';
import { audit, auditAddition } from '../../security/audit.repo.ts';
import type { Caller } from '../../security/caller.ts';
import { keepUploads } from '../../storage/pending-uploads.repo.ts';
import type { CallContext } from '../call-context.ts';
import { beginArchive } from '../limits/begin-archive.ts';
import { ProblemError, type ProblemOptions } from '../problem-error.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import { admit } from './admit.ts';
import { type Answer, mustMatch, toAnswer } from './answer.ts';
import { type BoundEndpoint, statusOf } from './endpoints.ts';
import type { CallKey } from './idempotency.repo.ts';
import { answerOnce, requestHash } from './idempotency.ts';
import { performPlanned } from './perform-planned.ts';
import { preparedAnswer } from './prepared-answer.ts';
import type { ReadInput } from './read-input.ts';
import { brokenOff } from './read-json.ts';
import { readWithinLimits, refusedBy, senderOf } from './read-within-limits.ts';
import { withValidator } from './with-validator.ts';

/** Runs one call of an endpoint, always in this order: access, input, effect, answer. */
export async function runEndpoint(
  bound: BoundEndpoint,
  call: CallContext,
  params: Record<string, string>,
  dependencies: ServerDependencies,
): Promise<Response> {
  const caller = await admit(bound, call, dependencies);
  const read = await readWithinLimits(bound, call, caller, params, dependencies);
  const discard = async (files = read.files) => {
    if (Object.keys(files).length > 0)
      await (await import('../uploads/read-multipart.ts')).discard(files, dependencies.storage);
  };
  try {
    const work = () => perform(bound, call, caller, read, dependencies);
    const { response } = await (caller
      ? dependencies.callerLimit(caller.actor?.userId ?? caller.userId, work)
      : work());
    const isNothingKept = response.headers.has('idempotent-replayed') || bound.endpoint.effect === 'read';
    read.settle({ kept: isNothingKept ? 0 : keysOf(bound, read).length, refused: 0 });
    await discard(isNothingKept ? read.files : filesOf(bound, read, { arePassing: true }));
    return await withValidator(call.request, response, bound.endpoint.cacheSeconds ?? 0);
  } catch (error) {
    read.settle({ kept: 0, refused: refusedBy(error, Object.values(read.files).flat().length) });
    await discard();
    throw error;
  }
}

/** Thrown to end a handler with an error whose transaction must still commit. */
class CommittedFailure {
  readonly error: ProblemError;
  constructor(error: ProblemError) {
    this.error = error;
  }
}

async function perform(
  bound: BoundEndpoint,
  call: CallContext,
  caller: Caller | null,
  read: ReadInput,
  dependencies: ServerDependencies,
): Promise<Answer> {
  const { endpoint } = bound;
  const locale = await dependencies.localeOf(call);
  const handle = (db: Database) =>
    bound.handler(handlerContext(bound, call, caller, read, dependencies, db, locale));
  const isAudited = caller?.actor && endpoint.effect !== 'read';
  const isChecked = dependencies.config.mode !== 'production';
  const once = await onceOf(bound, call, caller, read);
  if (bound.isPlanned)
    return performPlanned({
      db: dependencies.db,
      now: call.now,
      once,
      workOut: async () => handle(dependencies.db),
      files: keysOf(bound, read),
      recordsOf: (answer) => (isAudited ? [auditAddition(auditEntry(bound, call, caller, answer))] : []),
      check: (answer) => {
        if (isChecked && 'type' in endpoint.response) mustMatch(endpoint.response, answer);
      },
    });
  const answer = async (db: Database): Promise<Answer> => {
    const result = await handle(db);
    if (endpoint.effect !== 'read') await keepUploads(db, keysOf(bound, read));
    if (isAudited) await audit(db, auditEntry(bound, call, caller, result));
    return toAnswer(endpoint, result, isChecked);
  };
  if (endpoint.effect === 'read' || bound.ownTransaction)
    return answer(dependencies.db).catch(unwrapCommitted);
  const outcome = await dependencies.db.transaction(async (tx): Promise<Answer | CommittedFailure> => {
    try {
      if (once === null) return await answer(tx);
      return await answerOnce(tx, once.callKey, once.hash, call.now, () => answer(tx));
    } catch (error) {
      if (error instanceof CommittedFailure) return error;
      throw error;
    }
  });
  if (outcome instanceof CommittedFailure) throw outcome.error;
  return outcome;
}

/** Returns the files that are only read (`arePassing`), or those that are kept. */
function filesOf(
  { endpoint }: BoundEndpoint,
  { files }: ReadInput,
  { arePassing }: { readonly arePassing: boolean },
): ReadInput['files'] {
  const rules: NonNullable<Endpoint['files']> = endpoint.files ?? {};
  const matchingFiles = Object.entries(files).filter(
    ([name]) => (rules[name]?.isPassing ?? false) === arePassing,
  );
  return Object.fromEntries(matchingFiles);
}

/** Returns the storage keys of the kept files. */
const keysOf = (bound: BoundEndpoint, read: ReadInput): string[] =>
  Object.values(filesOf(bound, read, { arePassing: false })).flatMap((list) =>
    list.map(({ storageKey }) => storageKey),
  );

/** Returns the idempotency key and hash of a call; null where it has no key, or needs none. */
async function onceOf(
  { endpoint, name }: BoundEndpoint,
  call: CallContext,
  caller: Caller | null,
  read: ReadInput,
): Promise<{ readonly callKey: CallKey; readonly hash: string } | null> {
  const key = endpoint.effect === 'create' && caller ? call.request.headers.get('idempotency-key') : null;
  if (key === null || !caller) return null;
  const callKey = { userId: caller.userId, operation: name, key };
  return { callKey, hash: await requestHash(caller, read.input, read.files) };
}

function unwrapCommitted(error: unknown): never {
  throw error instanceof CommittedFailure ? error.error : error;
}

function handlerContext(
  { endpoint }: BoundEndpoint,
  call: CallContext,
  caller: Caller | null,
  read: ReadInput,
  dependencies: ServerDependencies,
  db: Database,
  locale: string,
): HandlerContext<never> {
  const fail = (code: string, options: ProblemOptions = {}): never => {
    const error = new ProblemError(code, statusOf(endpoint, code), options);
    throw options.keepChanges ? new CommittedFailure(error) : error;
  };
  return {
    input: read.input,
    files: read.files,
    caller,
    db,
    storage: dependencies.storage,
    readLarge: (work: () => Promise<unknown>) => readLarge(call, caller, dependencies, work),
    mail: dependencies.mail,
    security: dependencies.security,
    answerer: dependencies.answerer,
    authorizer: dependencies.authorizer,
    config: dependencies.config,
    log: call.log,
    requestId: call.requestId,
    clientAddress: call.clientAddress,
    pageOrigin: call.request.headers.get('origin'),
    userAgent: call.request.headers.get('user-agent'),
    now: call.now,
    locale,
    remember: dependencies.remember,
    shopMemory: dependencies.shopMemory,
    share: (version: string, key: string, make: () => Promise<unknown>) =>
      shareAnswer({ endpoint, call, dependencies }, { version, key, make }),
    beginArchive: (files: number) => {
      if (!caller) throw new Error('An archive requires a signed-in caller');
      return beginArchive(files, caller, {
        running: dependencies.runningArchives,
        quotas: dependencies.quotas,
        now: call.now,
      });
    },
    fail,
  } as unknown as HandlerContext<never>;
}

async function readLarge(
  call: CallContext,
  caller: Caller | null,
  { readingTurns: { turn, large } }: ServerDependencies,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { signal } = call.request;
  try {
    return await turn(senderOf(call, caller), signal, () => large(work));
  } catch (error) {
    throw signal.aborted ? brokenOff() : error;
  }
}

/** Returns the response that all callers share who ask for the same key at the same version. */
async function shareAnswer(
  {
    endpoint,
    call,
    dependencies,
  }: { endpoint: Endpoint; call: CallContext; dependencies: ServerDependencies },
  { version, key, make }: { version: string; key: string; make: () => Promise<unknown> },
): Promise<Response> {
  const { shopMemory, config } = dependencies;
  const isChecked = config.mode !== 'production';
  const load = async () => preparedAnswer(endpoint, await make(), isChecked);
  const ready = await shopMemory.at(version, key, load, ({ bytes }) => bytes);
  return ready.respond(call.request);
}

/** Returns the document number in an answer, where it has one. */
function numberOf(answer: unknown): string | null {
  const number = (answer as { readonly number?: unknown } | undefined)?.number;
  return typeof number === 'string' ? number : null;
}

const auditEntry = ({ name }: BoundEndpoint, call: CallContext, caller: Caller, answer: unknown) => ({
  at: call.now,
  action: name,
  userId: caller.userId,
  actorUserId: caller.actor?.userId ?? null,
  companyId: caller.companyId,
  requestId: call.requestId,
  ...(numberOf(answer) !== null && { details: { number: numberOf(answer) } }),
});
