import { createHash, randomBytes } from 'node:crypto';
import { API_ROOT, contract, toolPageIds, toolPages } from '@foyer/contract';
import * as v from 'valibot';
import type { Answer, Client } from './client.ts';
import type { Reporter, Verdict } from './report.ts';
import { describe, judgeProblem } from './verdicts.ts';

/** Authorization request of a tool that the brand has, and the verifier of its challenge. */
interface Wish {
  readonly request: Readonly<Record<string, string>>;
  readonly verifier: string;
}

/**
 * Checks the sign-in at an embedded tool as far as it is visible from outside: PKCE, the state, codes used twice, foreign URLs. Tools that
 * the account may not open, or that the brand does not have, are skipped.
 */
export async function checkOauth(client: Client, reporter: Reporter, token: string | null): Promise<void> {
  await reporter.check('authorizeOauth2 without PKCE answers 422', async () => {
    const { request } = newWish('knowledge-platform', `${foreign}/callback`);
    const { code_challenge: _, ...without } = request;
    const judged = judgeProblem(await client.call('authorizeOauth2', { query: without }));
    if ('fault' in judged) return judged.fault;
    return judged.problem.status === 422 ? null : `${judged.problem.status} ${judged.problem.code}`;
  });
  const tool = token === null ? null : await findTool(client, token);
  const each: Each = (name, run) =>
    reporter.check(name, async () => {
      if (token === null) return { skip: 'no credentials' };
      if (tool === null) return { skip: 'no tool that the account may open' };
      return run(newWish(tool.client, tool.callback));
    });
  const ask: Ask = (request) =>
    client.call('authorizeTool', { token: token ?? '', text: JSON.stringify(request) });
  await checkAuthorize(each, ask);
  await checkExchange(client, each, ask);
}

type Each = (name: string, run: (wish: Wish) => Promise<Verdict>) => Promise<void>;
type Ask = (request: Wish['request']) => Promise<Answer>;
const foreign = 'https://foyer-conformance.invalid';

async function checkAuthorize(each: Each, ask: Ask): Promise<void> {
  const refused = async (request: Wish['request'], code: string): Promise<Verdict> => {
    const judged = judgeProblem(await ask(request));
    if ('fault' in judged) return judged.fault;
    const { problem } = judged;
    return problem.status === 400 && problem.code === code ? null : `${problem.status} ${problem.code}`;
  };
  await each('authorizeTool gives no code to an unknown client', ({ request }) =>
    refused({ ...request, client_id: 'foyer-conformance' }, 'client_unknown'),
  );
  await each('authorizeTool gives no code to a foreign address', async ({ request }) => {
    const own = request.redirect_uri ?? '';
    for (const address of [`${foreign}/callback`, `${own}/`, `${own}?a=b`]) {
      const verdict = await refused({ ...request, redirect_uri: address }, 'redirect_uri_unknown');
      if (verdict !== null) return `${address}: ${JSON.stringify(verdict)}`;
    }
    return null;
  });
  await each('authorizeTool returns the state unchanged', async ({ request }) => {
    const found = codeOf(await ask(request));
    if ('fault' in found) return found.fault;
    return found.state === request.state ? null : `state ${found.state}, not ${request.state}`;
  });
}

async function checkExchange(client: Client, each: Each, ask: Ask): Promise<void> {
  const spoilt = (name: string, change: Readonly<Record<string, string>>) =>
    each(name, async ({ request, verifier }) => {
      const found = codeOf(await ask(request));
      if ('fault' in found) return found.fault;
      return wantRefusal(await exchange(client, { ...request, verifier, code: found.code, ...change }));
    });
  await spoilt('a code is refused with another verifier', { verifier: newVerifier() });
  await spoilt('a code is refused with another redirect address', { redirect_uri: `${foreign}/callback` });
  await each('a code can be exchanged only once', async ({ request, verifier }) => {
    const found = codeOf(await ask(request));
    if ('fault' in found) return found.fault;
    const whole = { ...request, verifier, code: found.code };
    const first = await exchange(client, whole);
    if (first.status !== 200) return `status ${first.status}`;
    const tokens = v.safeParse(tokensSchema, first.json);
    return tokens.success ? wantRefusal(await exchange(client, whole)) : describe(tokens.issues);
  });
}

const tokensSchema = v.object({ access_token: v.string(), token_type: v.string() });
const errorSchema = v.object({ error: v.string() });
const newVerifier = () => randomBytes(32).toString('base64url');

function newWish(client: string, redirectUri: string): Wish {
  const verifier = newVerifier();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const scope = toolPageIds.map((page) => toolPages[page]).find((page) => page.client === client)?.scope;
  return {
    verifier,
    request: {
      response_type: 'code',
      client_id: client,
      redirect_uri: redirectUri,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      scope: `openid profile ${scope}`,
      state: `conformance-${randomBytes(8).toString('hex')}`,
    },
  };
}

/** Returns the first tool of the account's brand that the account may open. */
async function findTool(client: Client, token: string) {
  const info = v.safeParse(contract.getUserInfo.response, (await client.call('getUserInfo', { token })).json);
  const brand = info.success ? (info.output?.branding?.id ?? null) : null;
  const environment = v.safeParse(
    contract.getEnvironment.response,
    (await client.call('getEnvironment', brand === null ? {} : { query: { brand } })).json,
  );
  if (!environment.success) return null;
  for (const page of toolPageIds) {
    const { client: name, address } = toolPages[page];
    const url = environment.output.tools[address];
    if (url === null) continue;
    const callback = new URL('callback', url).href;
    const text = JSON.stringify(newWish(name, callback).request);
    if ((await client.call('authorizeTool', { token, text })).status === 200)
      return { client: name, callback };
  }
  return null;
}

function codeOf(
  answer: Answer,
): { readonly code: string; readonly state: string | null } | { fault: string } {
  const parsed = v.safeParse(contract.authorizeTool.response, answer.json);
  if (answer.status !== 200) return { fault: `status ${answer.status}` };
  return parsed.success ? parsed.output : { fault: describe(parsed.issues) };
}

const exchange = (client: Client, of: Readonly<Record<string, string>>): Promise<Answer> =>
  client.send(`${API_ROOT}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: of.client_id ?? '',
      code: of.code ?? '',
      redirect_uri: of.redirect_uri ?? '',
      code_verifier: of.verifier ?? '',
    }),
  });

/** Expects a refusal. @see RFC 6749 section 5.2 */
function wantRefusal({ status, json }: Answer): Verdict {
  if (status !== 400) return `status ${status}`;
  return v.is(errorSchema, json) ? null : 'no error object of RFC 6749 section 5.2';
}
