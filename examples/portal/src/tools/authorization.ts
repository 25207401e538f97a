import type { AuthorizeTool } from '@foyer/contract/tools/tools.schema';
import type { ToolHost } from './tool-host.ts';
import { scopes, type ToolPlace } from './tool-place.ts';

/** Where the portal is. */
export interface ToolIssuer {
  readonly portalUrl: string;
  readonly issuer: string;
}

/** Nobody is let in: signed out, or the tool is not for them. */
class Refused extends Error {}

interface Pending {
  readonly verifier: string;
  readonly state: string;
}

const key = 'foyer.tool.pending';
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const secret = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

async function requestOf(
  place: ToolPlace,
  { verifier, state }: Pending,
): Promise<AuthorizeTool & Readonly<Record<string, string>>> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return {
    response_type: 'code',
    client_id: place.client,
    redirect_uri: place.callback,
    code_challenge: base64Url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    scope: scopes[place.client],
    state,
  };
}

/** In a frame: the page around asks for the code. The verifier never leaves this page. */
export async function authorizeInFrame(
  place: ToolPlace,
  issuer: ToolIssuer,
  host: ToolHost,
): Promise<string> {
  const pending = { verifier: secret(), state: secret() };
  const request = await requestOf(place, pending);
  const code = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(new Error('The page around does not answer'))), 15_000);
    const stop = host.hear((message) => {
      if (message.type === 'init' || message.state !== pending.state) return;
      if (message.type === 'refused') end(() => reject(new Refused(message.error)));
      else if (message.iss === issuer.issuer) end(() => resolve(message.code));
    });
    const end = (then: () => void) => {
      clearTimeout(late);
      stop();
      then();
    };
    host.say({ type: 'authorize', request });
  });
  return exchange(place, issuer, code, pending.verifier);
}

/** Alone: by the portal's login page and back. Answers a token once it came back, and leaves the page before. */
export async function authorizeByRedirect(place: ToolPlace, issuer: ToolIssuer): Promise<string> {
  const answer = new URLSearchParams(location.search);
  const pending = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null;
  const isBack = location.href.startsWith(`${place.callback}?`);
  if (isBack) {
    sessionStorage.removeItem(key);
    history.replaceState(null, '', place.address);
    if (!pending || !isOwnAnswer(answer, pending, issuer)) throw new Refused('state');
    const code = answer.get('code');
    if (code === null) throw new Refused(answer.get('error') ?? 'refused');
    return exchange(place, issuer, code, pending.verifier);
  }
  const next = { verifier: secret(), state: secret() };
  sessionStorage.setItem(key, JSON.stringify(next));
  const query = new URLSearchParams(await requestOf(place, next));
  location.assign(`${issuer.issuer}/authorize?${query}`);
  return new Promise(() => {});
}

/** An answer that somebody else's request got is none for us. */
const isOwnAnswer = (answer: URLSearchParams, pending: Pending, { issuer }: ToolIssuer): boolean =>
  answer.get('state') === pending.state && answer.get('iss') === issuer;

async function exchange(
  place: ToolPlace,
  { issuer }: ToolIssuer,
  code: string,
  verifier: string,
): Promise<string> {
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    credentials: 'omit',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: place.client,
      redirect_uri: place.callback,
      code_verifier: verifier,
      code,
    }),
  });
  if (!answer.ok) throw new Refused(`token ${answer.status}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
