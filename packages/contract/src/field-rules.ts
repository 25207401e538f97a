import * as v from 'valibot';
import { businessDay } from './business-day.ts';
import { isCalendarDay } from './calendar-day.ts';
import { tidyLine, tidyLines } from './tidy-text.ts';

/**
 * Field rules with stable codes (specification section 5). A rule's valibot message IS its code; the reader's language
 * comes from the catalogue entry `validation.<code>`, filled with `params`.
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
 * The rule of one field: its checks run in turn, and none after one that has failed, so that each may rely on those before it.
 *
 * @param rule a pipe over a text or a number; never one over an object, whose other fields would not be judged.
 */
export const field = <const S extends v.GenericSchema>(rule: S): S =>
  v.config(rule, { abortPipeEarly: true });

/**
 * A check of fields that belong together, for a pipe over their object. It runs only where each of them is right by itself.
 *
 * @param at the field that the error stands at. @default the first of `fields`
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
      path: [{ type: 'object', origin: 'value', input: object as never, key: at, value: object[at] }],
    });
  });

/** A text of one line that must not be blank, tidied and trimmed, of at most `max` characters. */
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

/** A text of one line that may be left out or blank. */
export const optionalText = (max = 200) =>
  v.optional(v.pipe(v.string(), v.transform(tidyLine), v.trim(), v.maxLength(max, 'max_length')));

/** A text of several lines that must not be blank, tidied and trimmed, of at most `max` characters. */
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

/** A text of several lines that may be left out or blank. */
export const optionalLines = (max: number) =>
  v.optional(v.pipe(v.string(), v.transform(tidyLines), v.trim(), v.maxLength(max, 'max_length')));

/** Addresses and markup: characters that no name of a person has. */
const notInNames = /[<>@/\\]|www\./i;

/** A name that somebody gives of themselves, and that is written to others who do not know them yet: without an address in it. */
export const personName = (max = 80) =>
  field(
    v.pipe(
      text(max),
      v.check((name) => !notInNames.test(name), 'excluded_character'),
    ),
  );

/** A whole number from `min` to `max`. */
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

/** A day that has come: today or before (see {@link businessDay}). */
export const pastDate = field(
  v.pipe(
    isoDate,
    v.check((day) => day <= businessDay(), 'date_in_future'),
  ),
);
/** Today or a day to come. */
export const futureDate = field(
  v.pipe(
    isoDate,
    v.check((day) => day >= businessDay(), 'date_in_past'),
  ),
);

/** An ISO 8601 instant of a day that exists. */
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

/** One field's error: where, which rule, and the numbers of the rule. */
export interface FieldError {
  /** Dotted path into the body, `items.0.quantity`. */
  readonly path: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Turns valibot issues into field errors with stable codes: one per field, its first. */
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
