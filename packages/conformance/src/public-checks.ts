import { API_ROOT, contract, type OperationName, routes } from '@foyer/contract';
import * as v from 'valibot';
import type { Client } from './client.ts';
import type { Reporter } from './report.ts';
import { judgeAskedForMore } from './second-factor-checks.ts';
import { describe, expectProblem, judgeProblem } from './verdicts.ts';

/** Checks that need no account: unknown paths, the OpenAPI document, an unknown account. */
export async function checkPublic(client: Client, { check }: Reporter): Promise<void> {
  await check('an unknown path answers 404', async () =>
    expectProblem(await client.send(`${API_ROOT}/foyer-conformance-unknown`), 'not_found'),
  );
  await check('an unknown method answers 404 or 405', async () =>
    expectProblem(
      await client.send(`${API_ROOT}/environment/locales`, { method: 'DELETE' }),
      'not_found',
      'method_not_allowed',
    ),
  );
  await check('openapi.json is served and has every operation', () => checkOpenApi(client));
  await check('an unknown account answers 401 invalid_credentials', async () => {
    const account = { username: 'nobody@conformance.invalid', password: 'Foyer-Conformance-0' };
    const judged = judgeProblem(await client.call('login', { text: JSON.stringify(account) }));
    if ('fault' in judged) return judged.fault;
    const { status, code } = judged.problem;
    return status === 401 && code === 'invalid_credentials' ? null : `${status} ${code}`;
  });
}

const documentSchema = v.object({
  openapi: v.pipe(v.string(), v.startsWith('3.1')),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
});
const operationSchema = v.object({ operationId: v.string() });

async function checkOpenApi(client: Client): Promise<string | null> {
  const answer = await client.send(`${API_ROOT}/openapi.json`);
  if (answer.status !== 200) return `status ${answer.status}`;
  const parsed = v.safeParse(documentSchema, answer.json);
  if (!parsed.success) return describe(parsed.issues);
  const missing = (Object.keys(routes) as OperationName[]).filter((name) => {
    const [method, path] = routes[name];
    const operation = parsed.output.paths[path]?.[method.toLowerCase()];
    return !v.is(operationSchema, operation) || operation.operationId !== name;
  });
  return missing.length === 0 ? null : `missing: ${missing.join(', ')}`;
}

/** Signs in; returns the first token, or null without credentials or without success. */
export async function signIn(
  client: Client,
  { check }: Reporter,
  credentials: { readonly username: string; readonly password: string } | undefined,
): Promise<string | null> {
  let token: string | null = null;
  await check('login returns tokens', async () => {
    if (!credentials) return { skip: 'no credentials' };
    const { username, password } = credentials;
    const answer = await client.call('login', { text: JSON.stringify({ username, password }) });
    if (answer.status === 403) return judgeAskedForMore(answer);
    if (answer.status !== 200) return `status ${answer.status}: ${JSON.stringify(answer.json)}`;
    const parsed = v.safeParse(contract.login.response, answer.json);
    if (!parsed.success) return describe(parsed.issues);
    token = parsed.output.tokens[0]?.token ?? null;
    return null;
  });
  return token;
}
