import { toolPageIds, toolPages } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';
import * as v from 'valibot';
import { findBrand } from '../../domain/branding/brands.repo.ts';
import { audit } from '../../security/audit.repo.ts';
import type { Caller } from '../../security/caller.ts';
import type { CallContext } from '../call-context.ts';
import { ProblemError } from '../problem-error.ts';
import { queryValue } from '../query-value.ts';
import { readJson } from '../read-json.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import { check, invalid, queryObject } from '../validate.ts';
import { chargePointsApi } from './charge-points-api.ts';
import { knowledgeApi } from './knowledge-api.ts';
import { reservationsApi } from './reservations-api.ts';
import { toolCallerOf } from './tool-caller.ts';
import { type ToolOperation, toolOperation } from './tool-operation.ts';

/** Whether one is still in: what a tool asks every few seconds while somebody looks at it. */
const sessionApi = toolPageIds.map((page) =>
  toolOperation({
    page,
    method: 'GET',
    path: `/session/${toolPages[page].client}`,
    input: v.strictObject({}),
    run: async () => undefined,
  }),
);

/** Every call of the tools' own API. */
export const toolOperations: readonly ToolOperation[] = [
  ...sessionApi,
  ...knowledgeApi,
  ...chargePointsApi,
  ...reservationsApi,
];

/** Answers a call below `/api` on the tools' origin. */
export async function toolsApiAnswer(call: CallContext, dependencies: ServerDependencies): Promise<Response> {
  const path = call.url.pathname.slice('/api'.length);
  if (path === '/brand') return json(await readBrand(call, dependencies));
  const found = toolOperations.flatMap((operation) => {
    const id = idIn(operation.path, path);
    return id === null ? [] : [{ operation, id }];
  });
  // A fixed path goes before one with a parameter in its place.
  const { method } = call.request;
  const matching = found.filter(({ operation }) => operation.method === method);
  const { operation, id } = matching.find((one) => one.id === '') ?? matching[0] ?? {};
  if (found.length === 0) throw new ProblemError('not_found', 404);
  if (!operation || id === undefined)
    throw new ProblemError('method_not_allowed', 405, {
      headers: { allow: [...new Set(found.map((one) => one.operation.method))].join(', ') },
    });
  const caller = await toolCallerOf(operation.page, call, dependencies);
  const actorId = caller.actor?.userId ?? caller.userId;
  return dependencies.callerLimit(actorId, () => perform(operation, id, call, caller, dependencies));
}

async function perform(
  operation: ToolOperation,
  id: string,
  call: CallContext,
  caller: Caller,
  dependencies: ServerDependencies,
): Promise<Response> {
  const { db, now } = { db: dependencies.db, now: call.now };
  const isRead = operation.method === 'GET';
  if (!isRead) await mustBeGranted(call, caller, dependencies);
  const given = isRead ? queryObject(call.url.searchParams) : await bodyOf(operation, call.request);
  const { errors, output } = check(operation.input ?? undefined, given);
  if (errors.length > 0) throw invalid(errors);
  const work = { db, caller, input: output as never, id, now, language: call.language };
  const answer = await operation.run(work);
  if (!isRead && caller.actor) await writeDown(operation, call, caller, dependencies);
  return answer === undefined ? new Response(null, { status: 204 }) : json(answer);
}

async function mustBeGranted(
  call: CallContext,
  caller: Caller,
  { quotas }: ServerDependencies,
): Promise<void> {
  const { actor, userId, companyId } = caller;
  const demand = { writes: 1, bytes: 0, files: 0 };
  const grant = await quotas({ userId: actor?.userId ?? userId, companyId }, demand, call.now);
  if ('wait' in grant) throw new ProblemError('rate_limited', 429, { retryAfter: grant.wait });
}

// Over the wire a call without a body has an empty one, and says nothing of its type.
const bodyOf = async ({ input }: ToolOperation, request: Request): Promise<unknown> =>
  input === null || !request.headers.has('content-type') ? {} : readJson(request);

/** What somebody does in another's place. */
const writeDown = (
  { method, path }: ToolOperation,
  { now, requestId }: CallContext,
  { userId, companyId, actor }: Caller,
  { db }: ServerDependencies,
): Promise<void> =>
  audit(db, {
    ...{ at: now, action: `tool ${method} ${path}`, userId, companyId, requestId },
    actorUserId: actor?.userId ?? null,
  });

/** The part of a path where a pattern has its parameter; empty where it has none, null where the path is another one. */
function idIn(pattern: string, path: string): string | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  let id = '';
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) id = given[at] ?? '';
    else if (part !== given[at]) return null;
    if (part.startsWith(':') && !/^[\w-]{1,64}$/.test(id)) return null;
  }
  return id;
}

/** How a tool of a brand looks, and where the portal is. */
async function readBrand({ url }: CallContext, { db, config, authorizer }: ServerDependencies) {
  const brand = await findBrand(db, cutText(queryValue(url, 'brand') ?? config.defaultBrand, 64));
  if (!brand) throw new ProblemError('not_found', 404);
  const { name, primaryColor } = brand;
  return { name, primaryColor, portalUrl: config.publicUrl, issuer: authorizer.issuer };
}

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
