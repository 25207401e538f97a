import type { FieldError, Problem } from '@foyer/contract';
import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { Language } from '../domain/languages/language.ts';
import { loadTexts } from '../domain/languages/load-texts.ts';
import type de from './problem-texts/locales/de.json';

/** Ends a call with a problem document; thrown by `fail` and turned into an answer in one place. */
export class ProblemError extends Error {
  readonly code: string;
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(code: string, status: number, options: ProblemOptions = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.options = options;
  }
}

export interface ProblemOptions {
  readonly errors?: readonly FieldError[];
  readonly detail?: string;
  readonly retryAfter?: number;
  /** See `link` of the contract's problem. */
  readonly link?: string;
  /** See `secondFactor` of the contract's problem. */
  readonly secondFactor?: SignInChallenge;
  readonly keepChanges?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const say = await loadTexts<keyof typeof de>(
  (language) => import(`./problem-texts/locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the title of a code in a language; a code without its own text has that of its status. */
function titleOf(code: string, status: number, language: Language): string {
  const id = [`error.${code}`, `status.${status}`].find(say.has);
  return id === undefined ? code : say(language, id);
}

/** Returns an RFC 9457 response. */
export function problemResponse(
  error: ProblemError,
  { requestId, language }: { requestId: string; language: Language },
): Response {
  const { errors, detail, retryAfter, link, secondFactor, headers } = error.options;
  const problem: Problem = {
    type: 'about:blank',
    title: titleOf(error.code, error.status, language),
    status: error.status,
    code: error.code,
    requestId,
    ...(detail ? { detail } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(link ? { link } : {}),
    ...(secondFactor ? { secondFactor } : {}),
    ...(errors
      ? { errors: errors.map((field) => ({ ...field, params: field.params && { ...field.params } })) }
      : {}),
  };
  return new Response(JSON.stringify(problem), {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': language,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(error.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...headers,
    },
  });
}
