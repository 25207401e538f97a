import { type OperationName, routes } from '@foyer/contract';
import type { Answer, CallOptions, Client } from './client.ts';
import type { Reporter, Verdict } from './report.ts';
import { formOf } from './token-checks.ts';
import { endpointOf, expectProblem, judgeDeclared, judgeProblem } from './verdicts.ts';

const UNKNOWN = 'foyerConformanceUnknown';

/** Checks that every endpoint with a body refuses malformed JSON and unknown fields. */
export async function checkBodies(client: Client, { check }: Reporter, token: string | null): Promise<void> {
  for (const name of Object.keys(routes) as OperationName[]) {
    const { access, body } = endpointOf(name);
    const kind = routes[name][2];
    if (!body || kind === 'none') continue;
    const attempt = async (text: string, judge: (answer: Answer) => Verdict): Promise<Verdict> => {
      if (access !== 'public' && token === null) return { skip: 'no session' };
      const content: CallOptions = kind === 'json' ? { text } : { form: formOf(text) };
      const auth = access === 'public' || token === null ? {} : { token };
      return judge(await client.call(name, { ...content, ...auth }));
    };
    await check(`${name} refuses malformed JSON with 400`, () =>
      attempt('{"a":', (answer) =>
        answer.status === 400 ? expectProblem(answer, 'malformed_request') : otherwise(name, answer),
      ),
    );
    await check(`${name} refuses an unknown field with 422`, () =>
      attempt(JSON.stringify({ [UNKNOWN]: true }), (answer) =>
        answer.status === 422
          ? judgeUnknownField(body.type === 'strict_object', answer)
          : otherwise(name, answer),
      ),
    );
  }
}

/** Judges a refusal that precedes the check of the body: the account has no permission, the object does not exist, or the endpoint is not offered. */
function otherwise(name: OperationName, answer: Answer): Verdict {
  if (answer.status < 400) return `accepted with ${answer.status}`;
  if (answer.status === 409) return 'checked the state before the body';
  return judgeDeclared(name, answer);
}

/** Judges the refusal of an unknown field. A variant may name its missing `kind` first; a plain body has to name the unknown field. */
function judgeUnknownField(isPlain: boolean, answer: Answer): Verdict {
  const judged = judgeProblem(answer);
  if ('fault' in judged) return judged.fault;
  const { code, errors = [] } = judged.problem;
  if (code !== 'validation_failed') return `code ${code}`;
  if (errors.length === 0) return 'no field errors';
  const isNamed = errors.some((error) => error.path === UNKNOWN && error.code === 'unknown_field');
  return isNamed || !isPlain ? null : `${UNKNOWN} is not among the field errors`;
}
