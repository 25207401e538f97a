import { createHash, randomBytes } from 'node:crypto';
import { API_ROOT, contract, toolPageIds, toolPages } from '@foyer/contract';
import * as v from 'valibot';
import type { Answer, Client } from './client.ts';
import type { Reporter, Verdict } from './report.ts';
import { describe, judgeProblem } from './verdicts.ts';

/** The authorization request of a tool that the brand has, and the secret that belongs to its challenge. */
interface Wish {
  readonly request: Readonly<Record<string, string>>;
  readonly verifier: string;
}

/**
 * Signing in at an embedded tool as far as it is seen from outside: PKCE, the state, codes used twice, foreign addresses. What an account may
 * not open, and a brand does not have, is skipped.
 */
export async function checkOauth(client: Client, { check }: Reporter, token: string | null): Promise<void> {
  await check('authorizeOauth2 without PKCE answers 422', async () => {
    const { code_challenge: _, ...without } = newWish(
      'knowledge-platform',
      'https://foyer-conformance.invalid/callback',
    ).request;
    const judged = judgeProblem(await client.call('authorizeOauth2', { query: without }));
    if ('fault' in judged) return judged.fault;
    return judged.problem.status === 422 ? null : `${judged.problem.status} ${judged.problem.code}`;
  });
  const tool = token === null ? null : await findTool(client, token);
  const each = async (name: string, run: (wish: Wish) => Promise<Verdict>) =>
    check(name, async () => {
      if (token === null) return { skip: 'no credentials' };
      return tool === null
        ? { skip: 'no tool that the account may open' }
        : run(newWish(tool.client, tool.callback));
    });
  const ask = (request: Wish['request']) =>
    client.call('authorizeTool', { token: token ?? '', text: JSON.stringify(request) });
  const refused = async (changes: Readonly<Record<string, string>>, code: string, { request }: Wish) => {
    const judged = judgeProblem(await ask({ ...request, ...changes }));
    if ('fault' in judged) return judged.fault;
    const { problem } = judged;
    return problem.status === 400 && problem.code === code ? null : `${problem.status} ${problem.code}`;
  };
  await each('authorizeTool gives no code to a client nobody knows', (wish) =>
    refused({ client_id: 'foyer-conformance' }, 'client_unknown', wish),
  );
  await each(
    'authorizeTool gives no code to a foreign address, nor to one that begins like the tool’s',
    async (wish) => {
      const own = wish.request.redirect_uri ?? '';
      for (const redirect_uri of ['https://foyer-conformance.invalid/callback', `${own}/`, `${own}?a=b`]) {
        const verdict = await refused({ redirect_uri }, 'redirect_uri_unknown', wish);
        if (verdict !== null) return `${redirect_uri}: ${verdict}`;
      }
      return null;
    },
  );
  await each('authorizeTool answers the state as it was', async ({ request }) => {
    const found = codeOf(await ask(request));
    if ('fault' in found) return found.fault;
    return found.state === request.state ? null : `state ${found.state}, not ${request.state}`;
  });
  const exchanged = async (
    { request, verifier }: Wish,
    changes: Readonly<Record<string, string>>[],
  ): Promise<Answer[] | string> => {
    const found = codeOf(await ask(request));
    if ('fault' in found) return found.fault;
    const answers: Answer[] = [];
    for (const change of changes)
      answers.push(await exchange(client, { ...request, verifier, code: found.code, ...change }));
    return answers;
  };
  await each('a code is worth nothing with another verifier', async (wish) =>
    wantRefusal(await exchanged(wish, [{ verifier: newVerifier() }])),
  );
  await each('a code is worth nothing at another address', async (wish) =>
    wantRefusal(await exchanged(wish, [{ redirect_uri: 'https://foyer-conformance.invalid/callback' }])),
  );
  await each('a code gives tokens once', async (wish) => {
    const answers = await exchanged(wish, [{}, {}]);
    if (typeof answers === 'string') return answers;
    const [first, second] = answers;
    const tokens = v.safeParse(tokensSchema, first?.json);
    if (first?.status !== 200) return `status ${first?.status}`;
    if (!tokens.success) return describe(tokens.issues);
    return wantRefusal(second ? [second] : []);
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
      ...{ response_type: 'code', client_id: client, redirect_uri: redirectUri },
      ...{ code_challenge: challenge, code_challenge_method: 'S256' },
      ...{ scope: `openid profile ${scope}`, state: `conformance-${randomBytes(8).toString('hex')}` },
    },
  };
}

/** The first tool of the account's brand that the account may open. */
async function findTool(client: Client, token: string) {
  const info = v.safeParse(contract.getUserInfo.response, (await client.call('getUserInfo', { token })).json);
  const brand = info.success ? (info.output.branding?.id ?? null) : null;
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
      ...{ grant_type: 'authorization_code', client_id: of.client_id ?? '', code: of.code ?? '' },
      ...{ redirect_uri: of.redirect_uri ?? '', code_verifier: of.verifier ?? '' },
    }),
  });

/** RFC 6749, section 5.2. */
function wantRefusal(answers: readonly Answer[] | string): Verdict {
  if (typeof answers === 'string') return answers;
  const [answer] = answers;
  if (answer?.status !== 400) return `status ${answer?.status}`;
  return v.is(errorSchema, answer.json) ? null : 'no error as RFC 6749 has it';
}
