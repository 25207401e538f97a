import { type Endpoint, isPermitted } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';
import type { Database } from '../../db/client.ts';
import { audit } from '../../security/audit.repo.ts';
import { type Authenticated, authenticate } from '../../security/authenticate.ts';
import type { Caller } from '../../security/caller.ts';
import { noteSeen } from '../../security/note-seen.repo.ts';
import { countCall } from '../../security/rate-limit.repo.ts';
import type { CallContext } from '../call-context.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import type { BoundEndpoint } from './endpoints.ts';
import { loggedPath } from './logged-path.ts';
import { queryValue } from './query-value.ts';

/** Returns the caller after the access check: session, permission, no forbidden impersonation, no open prompt. Throws a problem otherwise. */
export async function admit(
  bound: BoundEndpoint,
  call: CallContext,
  dependencies: ServerDependencies,
): Promise<Caller | null> {
  const token = bearer(call.request);
  const result = await authenticate(token, {
    db: dependencies.db,
    signer: dependencies.security.signer,
    now: call.now,
  });
  const { endpoint } = bound;
  if (!result.ok) {
    if (endpoint.access === 'public') return null;
    throw new ProblemError(result.code, 401);
  }
  const { caller, lastSeenAt } = result.value;
  await noteSeen(
    dependencies.db,
    { familyId: caller.sessionId, lastSeenAt },
    {
      userAgent: call.request.headers.get('user-agent'),
      network: call.clientAddress,
      now: call.now,
    },
  );
  const refused = refusalOf(endpoint, result.value);
  if (!refused) return caller;
  if (endpoint.effect !== 'read') await auditRefusal(bound, call, caller, refused, dependencies.db);
  throw new ProblemError(refused, 403);
}

/** Returns the code of a refusal; null where the caller has access. */
function refusalOf(endpoint: Endpoint, { caller, prompt }: Authenticated): string | null {
  const { access } = endpoint;
  const isImpersonating = caller.actor?.kind === 'impersonation';
  const isAllowed = (mode: Caller['mode']) =>
    access === 'public' || isPermitted(access, { roles: caller.roles, mode, isImpersonating });
  if (!isAllowed(caller.mode))
    return isAllowed('b2b') || isAllowed('b2c_cc') ? 'mode_not_allowed' : 'forbidden';
  // includes public calls: an impersonator must not choose the user's password
  if (isImpersonating && endpoint.whileImpersonating === false) return 'impersonation_forbidden';
  if (access === 'public') return null;
  const isOpen =
    prompt === 'password_change_required' ? endpoint.duringPasswordChange : endpoint.duringPrompt;
  return prompt && !isOpen ? prompt : null;
}

/** Audits a refused call, limited per minute so that no caller can fill the audit log. */
async function auditRefusal(
  { name }: BoundEndpoint,
  call: CallContext,
  caller: Caller,
  code: string,
  db: Database,
): Promise<void> {
  const { now, requestId, url } = call;
  const actorUserId = caller.actor?.userId ?? caller.userId;
  const isTooOften = await countCall(db, `refused ${actorUserId}`, { limit: 30, seconds: 60, now });
  if (isTooOften) return;
  const as = queryValue(url, 'userId');
  const details = {
    code,
    operation: name,
    path: loggedPath(url.pathname),
    ...(as && { as: cutText(as, 100) }),
  };
  const { userId, companyId } = caller;
  await audit(db, { at: now, action: 'call-refused', userId, actorUserId, companyId, requestId, details });
}

function bearer(request: Request): string | null {
  return /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}
