import { isPermitted, portalRoutes, type ToolPageId, toolPages } from '@foyer/contract';
import { authenticateSession } from '../../security/authenticate.ts';
import type { Caller } from '../../security/caller.ts';
import { findToolToken } from '../../security/oauth/oauth-records.repo.ts';
import type { CallContext } from '../call-context.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServerDependencies } from '../server-dependencies.ts';

/**
 * Who calls a tool's API: the holder of one of its tokens, as they are now in the portal. Whoever signed out, was deactivated or lost the role
 * is refused with this call.
 */
export async function toolCallerOf(
  page: ToolPageId,
  { request, now }: CallContext,
  { db }: ServerDependencies,
): Promise<Caller> {
  const given = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = given ? await findToolToken(db, given, now) : null;
  if (!token) throw new ProblemError('token_expired', 401);
  const { client, scope, route } = toolPages[page];
  if (token.clientId !== client || !token.scopes.includes(scope)) throw new ProblemError('forbidden', 403);
  const result = await authenticateSession(db, token.sessionId, now);
  if (!result.ok) throw new ProblemError('session_revoked', 401);
  const { caller, prompt } = result.value;
  if (prompt) throw new ProblemError(prompt, 403);
  const { access } = portalRoutes[route];
  const isImpersonating = caller.actor?.kind === 'impersonation';
  if (!isPermitted(access, { roles: caller.roles, mode: caller.mode, isImpersonating }))
    throw new ProblemError('forbidden', 403);
  return caller;
}
