import type { OperationName } from '@foyer/contract';
import { type Client, NOBODYS_ID } from './client.ts';
import type { Reporter, Verdict } from './report.ts';
import { judgeDeclared, judgeProblem } from './verdicts.ts';

/** Encodes a part of an unsigned statement (RFC 7519 section 6.1). */
const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const unsigned = (typ: string) =>
  `${encode({ alg: 'none', typ })}.${encode({ iss: NOBODYS_ID, sub: 'anybody' })}.`;

/** Calls that must be refused: with an assertion without a signature, or with a code that nobody was given. */
const attempts: readonly (readonly [OperationName, object, string, number, string])[] = [
  [
    'beginPartnerSignIn',
    { assertion: unsigned('foyer-sign-in+jwt') },
    'assertion_invalid',
    401,
    'an assertion without a signature',
  ],
  [
    'changeOrigins',
    { assertion: unsigned('foyer-operator+jwt') },
    'assertion_invalid',
    401,
    'an assertion without a signature',
  ],
  ['finishPartnerSignIn', { code: NOBODYS_ID }, 'challenge_expired', 410, 'an unknown code'],
];

/**
 * Checks the refusals of a backend that lets partners vouch for their users, or operators change origins; one that does not answers
 * `not_offered`.
 */
export async function checkPartners(client: Client, { check }: Reporter): Promise<void> {
  for (const [name, body, code, status, what] of attempts) {
    await check(`${name} answers ${status} to ${what}`, async (): Promise<Verdict> => {
      const answer = await client.call(name, { text: JSON.stringify(body) });
      const judged = judgeProblem(answer);
      if ('fault' in judged) return judged.fault;
      if (judged.problem.code === code && answer.status === status) return null;
      return judgeDeclared(name, answer) ?? `${answer.status} ${judged.problem.code}, wanted ${code}`;
    });
  }
}
