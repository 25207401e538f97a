import { isPermitted } from '@foyer/contract';
import { readContact } from '../../domain/accounts/users.repo.ts';
import { deskPath } from '../../domain/quotations/service/desk-path.ts';
import type { ServiceActor } from '../../domain/quotations/service/service-actor.ts';
import { authenticate } from '../../security/authenticate.ts';
import type { CallContext } from '../call-context.ts';
import type { ServerDependencies } from '../server-dependencies.ts';

const cookieName = 'foyer_service_desk';
/** As long as a token is good for; there is none to refresh it with. */
const cookieSeconds = 30 * 60;

/** Somebody of the service, signed in at the desk. */
export interface DeskVisitor extends ServiceActor {
  /** The session family, to end it. */
  readonly sessionId: string;
}

/**
 * Who sits at the desk: the holder of a token in the desk's own cookie who may act for customers and does so in nobody's name.
 * Null for everybody else.
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

/** The cookie goes to the desk's pages alone, to no script, and with nothing that another site sends. */
export function deskCookie(token: string | null, publicUrl: string): string {
  const parts = [`${cookieName}=${token ?? ''}`, `Path=${deskPath}`, 'HttpOnly', 'SameSite=Strict'];
  if (publicUrl.startsWith('https:')) parts.push('Secure');
  return [...parts, `Max-Age=${token === null ? 0 : cookieSeconds}`].join('; ');
}

/**
 * Whether a form was sent by a page of our own: the browser says so, and no page can make it lie. What says nothing is not.
 * Beside it stands the cookie, which is not sent along with what another site sends.
 */
export function isOwnForm({ request, url }: CallContext, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && (origin === url.origin || origin === new URL(publicUrl).origin);
}
