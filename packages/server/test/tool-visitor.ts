import { type ToolPageId, toolPages } from '@foyer/contract';
import type { TestServer } from './create-test-server.ts';

/** RFC 7636 appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export const toolsUrl = 'http://tools.foyer.test';

/** Returns the authorization request of a brand's tool; undefined parameters are left out. */
export function authorizationRequest(
  page: ToolPageId,
  more: Readonly<Record<string, string | undefined>> = {},
  brand = 'foyer',
): Record<string, string> {
  const { client, scope } = toolPages[page];
  const all = {
    response_type: 'code',
    client_id: client,
    redirect_uri: `${toolsUrl}/${brand}/${client}/callback`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: `openid profile ${scope}`,
    state: 'own-state',
    ...more,
  };
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/** Exchanges a code as the tool's page does. */
export const exchange = (
  server: Pick<TestServer, 'fetch'>,
  request: Readonly<Record<string, string>>,
  code: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  server.fetch(
    new Request('http://foyer.test/api/portal/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: toolsUrl },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: request.client_id ?? '',
        redirect_uri: request.redirect_uri ?? '',
        code_verifier: verifier,
        code,
        ...more,
      }),
    }),
  );

/** Requests the user of a tool's token, as the tool's own server does with each call. */
export const readToolUser = (server: Pick<TestServer, 'fetch'>, token: string): Promise<Response> =>
  server.fetch(
    new Request('http://foyer.test/api/portal/oauth2/userinfo', {
      headers: { authorization: `Bearer ${token}` },
    }),
  );

/** Opens a tool in a frame of the portal, for a signed-in user; returns its access token. */
export async function openTool(
  server: TestServer,
  page: ToolPageId,
  portalToken: string,
  brand = 'foyer',
): Promise<string> {
  const request = authorizationRequest(page, {}, brand);
  const answer = await server.call('POST', '/oauth2/authorize-tool', { token: portalToken, body: request });
  if (!answer.ok) throw new Error(`${page} is refused: ${answer.status} ${await answer.text()}`);
  const { code } = (await answer.json()) as { code: string };
  const tokens = await exchange(server, request, code);
  if (!tokens.ok) throw new Error(`${page} gets no token: ${tokens.status} ${await tokens.text()}`);
  return ((await tokens.json()) as { access_token: string }).access_token;
}
