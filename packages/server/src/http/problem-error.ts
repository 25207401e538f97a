import type { FieldError, Problem } from '@foyer/contract';
import de from './problem-texts/locales/de.json' with { type: 'json' };
import en from './problem-texts/locales/en.json' with { type: 'json' };
import fr from './problem-texts/locales/fr.json' with { type: 'json' };

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
  readonly keepChanges?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, en, fr };

/** The title of a code in a language; a code without its own text takes that of its status. */
function titleOf(code: string, status: number, language: string): string {
  const texts = titles[language] ?? titles.en ?? {};
  return texts[`error.${code}`] ?? texts[`status.${status}`] ?? code;
}

/** An RFC 9457 answer. */
export function problemResponse(
  error: ProblemError,
  { requestId, language }: { requestId: string; language: string },
): Response {
  const { errors, detail, retryAfter, headers } = error.options;
  const problem: Problem = {
    type: 'about:blank',
    title: titleOf(error.code, error.status, language),
    status: error.status,
    code: error.code,
    requestId,
    ...(detail ? { detail } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
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
