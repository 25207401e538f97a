import { type OperationName, routes } from '@foyer/contract/routes';
import type { CallOptions, Client } from './client.ts';
import type { Reporter } from './report.ts';
import { endpointOf, expectProblem } from './verdicts.ts';

const unsignedToken = [{ alg: 'none', typ: 'JWT' }, { sub: 'x', exp: 4_102_444_800 }, 'x']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** Checks that every protected endpoint refuses calls without a token, with an invalid one, and with an unsigned one. */
export async function checkTokens(client: Client, { check }: Reporter): Promise<void> {
  for (const name of Object.keys(routes) as OperationName[]) {
    if (endpointOf(name).access === 'public') continue;
    const body = emptyBody(name);
    await check(`${name} without a token answers 401`, async () =>
      expectProblem(await client.call(name, body), 'unauthenticated'),
    );
    await check(`${name} with a forged token answers 401`, async () => {
      for (const token of ['rubbish', unsignedToken]) {
        const answer = await client.call(name, { ...body, token });
        const verdict = expectProblem(answer, 'unauthenticated', 'token_expired', 'session_revoked');
        if (verdict !== null) return verdict;
      }
      return null;
    });
  }
}

function emptyBody(name: OperationName): CallOptions {
  const kind = routes[name][2];
  if (kind === 'json') return { text: '{}' };
  return kind === 'multipart' ? { form: formOf('{}') } : {};
}

/** Returns a form with this text as its `payload`. */
export function formOf(payload: string): FormData {
  const form = new FormData();
  form.append('payload', payload);
  return form;
}
