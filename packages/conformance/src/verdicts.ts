import {
  commonErrors,
  contract,
  type Endpoint,
  type OperationName,
  type Problem,
  possibleErrors,
  problemSchema,
} from '@foyer/contract';
import * as v from 'valibot';
import type { Answer } from './client.ts';
import type { Verdict } from './report.ts';

/** Returns the endpoint's entry without its literal types. */
export const endpointOf = (name: OperationName): Endpoint => contract[name];

/** Parses a response that should be a well-formed problem document with its own status and request id; returns the problem or the fault. */
export function judgeProblem(answer: Answer): { problem: Problem } | { fault: string } {
  if (answer.mediaType !== 'application/problem+json') {
    return { fault: `${answer.status} is "${answer.mediaType}", not application/problem+json` };
  }
  const parsed = v.safeParse(problemSchema, answer.json);
  if (!parsed.success) return { fault: `malformed problem: ${describe(parsed.issues)}` };
  const problem = parsed.output;
  if (problem.status !== answer.status) return { fault: `${answer.status} carries status ${problem.status}` };
  const idFault = judgeRequestId(answer);
  if (idFault) return { fault: idFault };
  const header = answer.headers.get('x-request-id');
  if (problem.requestId !== header) return { fault: `requestId ${problem.requestId}, header ${header}` };
  return { problem };
}

/** Returns a fault where the response has no request id. */
export const judgeRequestId = (answer: Answer): string | null =>
  answer.headers.get('x-request-id') ? null : 'no X-Request-Id header';

/** Expects a problem with one of these codes, with the status that the contract gives it. */
export function expectProblem(answer: Answer, ...codes: (keyof typeof commonErrors)[]): Verdict {
  const judged = judgeProblem(answer);
  if ('fault' in judged) return judged.fault;
  const { code } = judged.problem;
  const wanted = codes.find((candidate) => candidate === code);
  if (!wanted) return `${answer.status} ${code}, wanted ${codes.join(' or ')}`;
  return answer.status === commonErrors[wanted] ? null : `${code} with status ${answer.status}`;
}

/**
 * Judges an error that a check did not expect. 401 and 5xx are faults, 501 means not offered, and any other error passes if the contract
 * declares it: the account has no permission, or the object is not ready.
 */
export function judgeDeclared(name: OperationName, answer: Answer): Verdict {
  const judged = judgeProblem(answer);
  if ('fault' in judged) return judged.fault;
  const { code } = judged.problem;
  const declared = possibleErrors(name, endpointOf(name))[code];
  if (declared !== answer.status) return `undeclared answer ${answer.status} ${code}`;
  if (code === 'not_offered') return { skip: 'not offered' };
  if (answer.status === 403) return { skip: `the account has no permission: ${code}` };
  if (answer.status === 404 || answer.status === 409 || answer.status === 410) return null;
  return `unexpected ${answer.status} ${code}`;
}

/** Describes the first few faults of a value in one line. */
export const describe = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`)
    .join('; ') + (issues.length > 3 ? ` and ${issues.length - 3} more` : '');
