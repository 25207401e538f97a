import { API_ROOT } from '@foyer/contract/api-root';
import type { AuthorizeTool } from '@foyer/contract/tools/tools.schema';
import type { ToolHost } from './tool-host.ts';
import { scopes, type ToolPlace } from './tool-place.ts';

/** The authorization server of the portal. */
const issuerOf = ({ portal }: ToolPlace) => `${portal}${API_ROOT}/oauth2`;

/** Thrown if the portal refuses access: the user is signed out, or may not use the tool. */
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

/** Authorizes in a frame: the embedding page requests the code. The verifier never leaves this page. */
export async function authorizeInFrame(place: ToolPlace, host: ToolHost): Promise<string> {
  const pending = { verifier: secret(), state: secret() };
  const request = await requestOf(place, pending);
  const code = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => end(() => reject(new Error('The embedding page does not respond.'))),
      15_000,
    );
    const stop = host.hear((message) => {
      if (message.type === 'init' || message.state !== pending.state) return;
      if (message.type === 'refused') end(() => reject(new Refused(message.error)));
      else if (message.iss === issuerOf(place)) end(() => resolve(message.code));
    });
    const end = (then: () => void) => {
      clearTimeout(late);
      stop();
      then();
    };
    host.say({ type: 'authorize', request });
  });
  return exchange(place, code, pending.verifier);
}

/** Authorizes outside of a frame by a redirect to the portal's login page: navigates there first, and returns a token after the return. */
export async function authorizeByRedirect(place: ToolPlace): Promise<string> {
  const answer = new URLSearchParams(location.search);
  const pending = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null;
  const isBack = location.href.startsWith(`${place.callback}?`);
  if (isBack) {
    sessionStorage.removeItem(key);
    history.replaceState(null, '', place.address);
    if (!pending || !isOwnAnswer(answer, pending, place)) throw new Refused('state');
    const code = answer.get('code');
    if (code === null) throw new Refused(answer.get('error') ?? 'refused');
    return exchange(place, code, pending.verifier);
  }
  const next = { verifier: secret(), state: secret() };
  sessionStorage.setItem(key, JSON.stringify(next));
  const query = new URLSearchParams(await requestOf(place, next));
  location.assign(`${issuerOf(place)}/authorize?${query}`);
  return new Promise(() => {});
}

/** Whether an answer belongs to this page's own request. */
const isOwnAnswer = (answer: URLSearchParams, pending: Pending, place: ToolPlace): boolean =>
  answer.get('state') === pending.state && answer.get('iss') === issuerOf(place);

/** Sends the code to the tool's own server, which exchanges it; returns the token of the session there. */
async function exchange({ client, callback }: ToolPlace, code: string, verifier: string): Promise<string> {
  const answer = await fetch(`/api/${client}/session`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, verifier, redirectUri: callback }),
  });
  if (!answer.ok) throw new Refused(`session ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}
