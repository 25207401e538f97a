import { contract, type OperationName } from '@foyer/contract';
import { signInChallengeSchema } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import * as v from 'valibot';
import { type Answer, type Client, NOBODYS_ID } from './client.ts';
import type { Reporter, Verdict } from './report.ts';
import { describe, judgeDeclared, judgeProblem } from './verdicts.ts';

const nobodys = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key' };
const answered = {
  ...nobodys,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'e30' },
};
const made = { ...nobodys, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
const code = '000000';

/** Steps of a sign-in, called with a challenge that nobody was given. */
const steps: readonly (readonly [OperationName, object])[] = [
  ['verifySignIn', { method: 'totp', code }],
  ['verifySignIn', { method: 'recovery_code', code: 'AAAA-AAAA-AAAA-AAAA' }],
  ['verifySignIn', { method: 'passkey', credential: answered }],
  ['finishPasskeySignIn', { credential: answered }],
  ['beginTotpAtSignIn', {}],
  ['confirmTotpAtSignIn', { code }],
  ['beginPasskeyAtSignIn', {}],
  ['confirmPasskeyAtSignIn', { credential: made }],
];

/** Checks the visible behaviour of a backend with second factors; one without them answers `not_offered`. */
export async function checkSecondFactors(client: Client, { check }: Reporter): Promise<void> {
  for (const [name, body] of steps) {
    const what = 'method' in body ? `${name} (${body.method})` : name;
    await check(`${what} answers 410 to an unknown challenge`, async () =>
      judgeStep(name, await client.call(name, { text: JSON.stringify({ challenge: NOBODYS_ID, ...body }) })),
    );
  }
  await check('beginPasskeySignIn returns a new challenge each time, and requires user verification', () =>
    checkQuestion(client),
  );
}

function judgeStep(name: OperationName, answer: Answer): Verdict {
  const judged = judgeProblem(answer);
  if ('fault' in judged) return judged.fault;
  if (judged.problem.code === 'challenge_expired' && answer.status === 410) return null;
  // a server at an address without passkeys reports that before anything else
  const mayBe = judgeDeclared(name, answer);
  const isUnavailable = judged.problem.code === 'passkey_unavailable' && mayBe === null;
  if (isUnavailable) return { skip: 'no passkeys at this address' };
  return mayBe ?? `${answer.status} ${judged.problem.code}, wanted challenge_expired`;
}

async function checkQuestion(client: Client): Promise<Verdict> {
  const asked = new Set<string>();
  for (let time = 0; time < 2; time++) {
    const answer = await client.call('beginPasskeySignIn', { text: '{}' });
    if (answer.status !== 200) {
      const verdict = judgeDeclared('beginPasskeySignIn', answer);
      return verdict ?? { skip: 'no passkeys at this address' };
    }
    const parsed = v.safeParse(contract.beginPasskeySignIn.response, answer.json);
    if (!parsed.success) return describe(parsed.issues);
    asked.add(parsed.output.challenge).add(parsed.output.options.challenge);
  }
  return asked.size === 4 ? null : 'a challenge was repeated, or is the one that a passkey signs';
}

/** Judges the response to a correct password that needs a second factor; the run continues without a session. */
export function judgeAskedForMore(answer: Answer): Verdict {
  const judged = judgeProblem(answer);
  if ('fault' in judged) return judged.fault;
  const { code: told, secondFactor } = judged.problem;
  if (answer.status !== 403 || told !== 'second_factor_required') return `status ${answer.status} ${told}`;
  const parsed = v.safeParse(signInChallengeSchema, secondFactor);
  if (!parsed.success) return `secondFactor: ${describe(parsed.issues)}`;
  const { methods, enrolment } = parsed.output;
  if (methods.length > 0 === enrolment.length > 0)
    return 'secondFactor must have either methods or enrolment';
  return { skip: 'the account has a second factor: use one without' };
}
