import { type FieldError, isPermitted } from '@foyer/contract';
import type { Database } from '../db/client.ts';
import type { HandlerContext, StoredUpload } from '../features/handler.ts';
import { audit, auditAddition } from '../security/audit.repo.ts';
import { authenticate } from '../security/authenticate.ts';
import type { Caller } from '../security/caller.ts';
import { type Answer, mustMatch, toAnswer } from './answer.ts';
import type { CallContext } from './call-context.ts';
import { type BoundEndpoint, statusOf } from './endpoints.ts';
import type { CallKey } from './idempotency.repo.ts';
import { answerOnce, requestHash } from './idempotency.ts';
import { performPlanned } from './perform-planned.ts';
import { ProblemError, type ProblemOptions } from './problem-error.ts';
import { readJson } from './read-json.ts';
import type { ServerDependencies } from './server-dependencies.ts';
import { check, invalid, queryObject } from './validate.ts';

interface ReadInput {
  readonly input: { params: unknown; query: unknown; body: unknown };
  readonly files: Readonly<Record<string, readonly StoredUpload[]>>;
}

/** One call of one endpoint: access, input, effect, answer; in this order and never another. */
export async function runEndpoint(
  bound: BoundEndpoint,
  call: CallContext,
  params: Record<string, string>,
  dependencies: ServerDependencies,
): Promise<Response> {
  const caller = await admit(bound, call, dependencies);
  if (!bound.handler) throw new ProblemError('not_available_yet', 501);
  const read = await readInput(bound, call, params, dependencies);
  const discard = async () => {
    if (Object.keys(read.files).length > 0)
      await (await import('./read-multipart.ts')).discard(read.files, dependencies.storage);
  };
  try {
    const work = () => perform(bound, call, caller, read, dependencies);
    const { response } = await (caller
      ? dependencies.callerLimit(caller.actor?.userId ?? caller.userId, work)
      : work());
    if (response.headers.has('idempotent-replayed')) await discard();
    return response;
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Who may call: signed in, permitted, not acting for another where that is barred, no open prompt. */
async function admit(
  { endpoint }: BoundEndpoint,
  call: CallContext,
  dependencies: ServerDependencies,
): Promise<Caller | null> {
  const token = bearer(call.request);
  const result = await authenticate(token, {
    db: dependencies.db,
    signer: dependencies.security.signer,
    now: call.now,
  });
  const { access } = endpoint;
  if (!result.ok) {
    if (access === 'public') return null;
    throw new ProblemError(result.code, 401);
  }
  const { caller, prompt } = result.value;
  const isImpersonating = caller.actor?.kind === 'impersonation';
  const isAllowed = (mode: Caller['mode']) =>
    access === 'public' || isPermitted(access, { roles: caller.roles, mode, isImpersonating });
  if (!isAllowed(caller.mode))
    throw new ProblemError(isAllowed('b2b') || isAllowed('b2c_cc') ? 'mode_not_allowed' : 'forbidden', 403);
  // Public calls too: somebody acting for another must not choose that person's password.
  if (isImpersonating && endpoint.whileImpersonating === false)
    throw new ProblemError('impersonation_forbidden', 403);
  if (access === 'public') return caller;
  if (prompt && !endpoint.duringPrompt) throw new ProblemError(prompt, 403);
  return caller;
}

function bearer(request: Request): string | null {
  return /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

async function readInput(
  { endpoint, bodyKind }: BoundEndpoint,
  call: CallContext,
  rawParams: Record<string, string>,
  dependencies: ServerDependencies,
): Promise<ReadInput> {
  const params = check(endpoint.params, rawParams);
  // An identifier that cannot exist is one that does not exist.
  if (params.errors.length) throw new ProblemError('not_found', 404);
  const query = check(endpoint.query, queryObject(call.url.searchParams));
  if (query.errors.length) throw invalid(query.errors);
  if (bodyKind === 'none')
    return { input: { params: params.output, query: query.output, body: undefined }, files: {} };
  if (bodyKind === 'json') {
    const body = check(endpoint.body, await readJson(call.request));
    if (body.errors.length) throw invalid(body.errors);
    return { input: { params: params.output, query: query.output, body: body.output }, files: {} };
  }
  const { readMultipart, discard } = await import('./read-multipart.ts');
  const multipart = await readMultipart(call.request, endpoint.files ?? {}, dependencies.storage);
  try {
    const body = check(endpoint.body, multipart.payload);
    const errors: readonly FieldError[] = [...body.errors, ...multipart.errors];
    if (errors.length) throw invalid(errors);
    return {
      input: { params: params.output, query: query.output, body: body.output },
      files: multipart.files,
    };
  } catch (error) {
    await discard(multipart.files, dependencies.storage);
    throw error;
  }
}

/** Thrown to leave a transaction that must still commit. */
class Kept {
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
    bound.handler?.(handlerContext(bound, call, caller, read, dependencies, db, locale));
  const isAudited = caller?.actor && endpoint.effect !== 'read';
  const isChecked = dependencies.config.mode !== 'production';
  const once = await onceOf(bound, call, caller, read);
  if (bound.isPlanned)
    return performPlanned({
      db: dependencies.db,
      now: call.now,
      once,
      workOut: async () => handle(dependencies.db),
      records: isAudited ? [auditAddition(auditEntry(bound, call, caller))] : [],
      check: (answer) => {
        if (isChecked && 'type' in endpoint.response) mustMatch(endpoint.response, answer);
      },
    });
  const answer = async (db: Database): Promise<Answer> => {
    const result = await handle(db);
    if (isAudited) await audit(db, auditEntry(bound, call, caller));
    return toAnswer(endpoint, result, isChecked);
  };
  if (endpoint.effect === 'read' || bound.ownTransaction) return answer(dependencies.db).catch(unwrapKept);
  const outcome = await dependencies.db.transaction(async (tx): Promise<Answer | Kept> => {
    try {
      if (once === null) return await answer(tx);
      return await answerOnce(tx, once.callKey, once.hash, call.now, () => answer(tx));
    } catch (error) {
      if (error instanceof Kept) return error;
      throw error;
    }
  });
  if (outcome instanceof Kept) throw outcome.error;
  return outcome;
}

/** What makes a call happen once; null where it has no key, or needs none. */
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

function unwrapKept(error: unknown): never {
  throw error instanceof Kept ? error.error : error;
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
    throw options.keepChanges ? new Kept(error) : error;
  };
  return {
    input: read.input,
    files: read.files,
    caller,
    db,
    storage: dependencies.storage,
    mail: dependencies.mail,
    security: dependencies.security,
    config: dependencies.config,
    log: call.log,
    requestId: call.requestId,
    clientAddress: call.clientAddress,
    now: call.now,
    locale,
    remember: dependencies.remember,
    fail,
  } as unknown as HandlerContext<never>;
}

const auditEntry = ({ name }: BoundEndpoint, call: CallContext, caller: Caller) => ({
  at: call.now,
  action: name,
  userId: caller.userId,
  actorUserId: caller.actor?.userId ?? null,
  companyId: caller.companyId,
  requestId: call.requestId,
});
