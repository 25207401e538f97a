import { isPermitted } from '@foyer/contract';
import { readContact } from '../../domain/accounts/users.repo.ts';
import { deskPath } from '../../domain/quotations/staff/desk-path.ts';
import type { ServiceActor } from '../../domain/quotations/staff/service-actor.ts';
import type { CallContext } from '../../http/call-context.ts';
import type { ServerDependencies } from '../../http/server-dependencies.ts';
import { authenticate } from '../../security/authenticate.ts';

const cookieName = 'foyer_service_desk';
/** Seconds of a token's lifetime; there is no refresh. */
const cookieSeconds = 30 * 60;

/** An employee of the service who is signed in at the desk. */
export interface DeskVisitor extends ServiceActor {
  /** Id of the session family, to end it. */
  readonly sessionId: string;
}

/**
 * Returns the signed-in visitor: the holder of a token in the desk's own cookie who may impersonate customers and is not doing so.
 * Null for everyone else.
 */
export async function visitorOf(
  call: CallContext,
  dependencies: ServerDependencies,
  token = tokenOf(call.request),
): Promise<DeskVisitor | null> {
  const { db, security } = dependencies;
  const result = await authenticate(token, { db, signer: security.signer, now: call.now });
  if (!result.ok) return null;
  const { caller, prompt } = result.value;
  if (caller.actor || prompt || !isPermitted('impersonate', caller)) return null;
  const { name, email } = await readContact(db, caller);
  return { name, email, sessionId: caller.sessionId };
}

function tokenOf(request: Request): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  const own = cookies.find((part) => part.startsWith(`${cookieName}=`));
  return own ? own.slice(cookieName.length + 1) : null;
}

/** Returns the cookie header: sent to the desk's pages only, hidden from scripts, and not sent with requests from other sites. */
export function deskCookie(token: string | null, publicUrl: string): string {
  const parts = [`${cookieName}=${token ?? ''}`, `Path=${deskPath}`, 'HttpOnly', 'SameSite=Strict'];
  if (publicUrl.startsWith('https:')) parts.push('Secure');
  return [...parts, `Max-Age=${token === null ? 0 : cookieSeconds}`].join('; ');
}

/**
 * Whether a form was sent by one of the server's own pages: the browser states it, and no page can forge it. A request without such a
 * statement is refused. In addition, the cookie is not sent with requests from other sites.
 */
export function isOwnForm({ request, url }: CallContext, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && (origin === url.origin || origin === new URL(publicUrl).origin);
}
