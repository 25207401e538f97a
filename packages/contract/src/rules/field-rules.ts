import * as v from 'valibot';
import { businessDay } from '../days/business-day.ts';
import { isCalendarDay } from '../days/calendar-day.ts';
import { tidyLine, tidyLines } from '../text/tidy-text.ts';

/**
 * Codes of field rules (specification section 5). A rule's valibot message is its code; the text in the reader's language is the catalogue
 * entry `validation.<code>`, filled with `params`.
 */
export const ruleCodes = [
  'required',
  'email',
  'numbers_only',
  'integers_only',
  'uppercase_only',
  'min_length',
  'max_length',
  'exact_length',
  'excluded_character',
  'choose_at_least_one',
  'invalid_format',
  'invalid_choice',
  'min_value',
  'max_value',
  'quantity_step',
  'date_in_future',
  'date_in_past',
  'unknown_field',
  'file_type',
  'file_size',
  'file_empty',
  'file_damaged',
  'file_mixed',
  'file_name',
  'file_pixels',
  'file_password',
  'file_script',
  'file_heic',
  'file_count',
  'mismatch',
] as const;
export type RuleCode = (typeof ruleCodes)[number];

/**
 * Returns the rule of one field: its checks run in order and stop at the first failure, so that each check may rely on the ones before it.
 *
 * @param rule a pipe over a text or a number; never one over an object, whose other fields would not be checked.
 */
export const field = <const S extends v.GenericSchema>(rule: S): S =>
  v.config(rule, { abortPipeEarly: true });

/**
 * Returns a check of fields that belong together, for a pipe over their object. It runs only where each of them is valid.
 *
 * @param at field that receives the error. @default the first of `fields`
 */
export const checkTogether = <T extends object>(
  fields: readonly [keyof T & string, ...(keyof T & string)[]],
  isRight: (value: T) => boolean,
  code: RuleCode,
  at: keyof T & string = fields[0],
): v.RawCheckAction<T> =>
  v.rawCheck<T>(({ dataset: { value, issues = [] }, addIssue }) => {
    const isJudged = issues.some(({ path }) => fields.some((name) => name === path?.[0]?.key));
    const object = value as T | null | undefined;
    if (isJudged || typeof object !== 'object' || object === null || isRight(object)) return;
    addIssue({
      message: code,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: object as Record<string, unknown>,
          key: at,
          value: object[at],
        },
      ],
    });
  });

/** Returns the rule of a text of one line that must not be blank, tidied and trimmed, of at most `max` characters. */
export const text = (max = 200) =>
  field(
    v.pipe(
      v.string('required'),
      v.transform(tidyLine),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(max, 'max_length'),
    ),
  );

/** Returns the rule of a text of one line that may be omitted or blank. */
export const optionalText = (max = 200) =>
  v.optional(v.pipe(v.string(), v.transform(tidyLine), v.trim(), v.maxLength(max, 'max_length')));

/** Returns the rule of a text of several lines that must not be blank, tidied and trimmed, of at most `max` characters. */
export const lines = (max: number) =>
  field(
    v.pipe(
      v.string('required'),
      v.transform(tidyLines),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(max, 'max_length'),
    ),
  );

/** Returns the rule of a text of several lines that may be omitted or blank. */
export const optionalLines = (max: number) =>
  v.optional(v.pipe(v.string(), v.transform(tidyLines), v.trim(), v.maxLength(max, 'max_length')));

/** Addresses and markup: characters that do not occur in a person's name. */
const notInNames = /[<>@/\\]|www\./i;

/**
 * Returns the rule of a name that a person enters for themselves. It must not contain a web or e-mail address, because it is sent to people
 * who do not know the person yet.
 */
export const personName = (max = 80) =>
  field(
    v.pipe(
      text(max),
      v.check((name) => !notInNames.test(name), 'excluded_character'),
    ),
  );

/** Returns the rule of a whole number from `min` to `max`. */
export const integer = (min: number, max: number) =>
  field(
    v.pipe(
      v.number('numbers_only'),
      v.integer('integers_only'),
      v.minValue(min, 'min_value'),
      v.maxValue(max, 'max_value'),
    ),
  );

/** An ISO 8601 calendar date, `YYYY-MM-DD`, that exists. */
export const isoDate = field(
  v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.isoDate('invalid_format'),
    v.check(isCalendarDay, 'invalid_format'),
  ),
);

/** Today or a past day (see {@link businessDay}). */
export const pastDate = field(
  v.pipe(
    isoDate,
    v.check((day) => day <= businessDay(), 'date_in_future'),
  ),
);
/** Today or a future day. */
export const futureDate = field(
  v.pipe(
    isoDate,
    v.check((day) => day >= businessDay(), 'date_in_past'),
  ),
);

/** An ISO 8601 instant on a day that exists. */
export const instant = field(
  v.pipe(
    v.string('required'),
    v.maxLength(40, 'max_length'),
    v.isoTimestamp('invalid_format'),
    v.check((value) => isCalendarDay(value.slice(0, '2026-01-31'.length)), 'invalid_format'),
  ),
);

/** An identifier made by the server: opaque, at most 64 URL-safe characters. */
export const id = v.pipe(v.string('required'), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_format'));

/** A yes/no/do-not-know answer (specification section 3). */
export const answer = v.picklist(['yes', 'no', 'i dont know'], 'required');

/** Error of one field: its path, the code of the rule, and the numbers of the rule. */
export interface FieldError {
  /** Dotted path into the body, `items.0.quantity`. */
  readonly path: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Turns valibot issues into field errors with stable codes: the first issue of each field. */
export function toFieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    const error = toFieldError(issue);
    if (!byPath.has(error.path)) byPath.set(error.path, error);
  }
  return [...byPath.values()];
}

function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  const path = v.getDotPath(issue) ?? '';
  const code = issue.type === 'strict_object' && issue.expected === 'never' ? 'unknown_field' : codeOf(issue);
  const requirement = issue.requirement;
  return { path, code, ...(typeof requirement === 'number' ? { params: { limit: requirement } } : {}) };
}

function codeOf(issue: v.BaseIssue<unknown>): string {
  if ((ruleCodes as readonly string[]).includes(issue.message)) return issue.message;
  return issue.received === 'undefined' || issue.received === 'null' ? 'required' : 'invalid_format';
}
