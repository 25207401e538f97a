import * as v from 'valibot';
import { field, type RuleCode } from './field-rules.ts';
import { tidyEntry } from './tidy-entry.ts';

/** A kind of code that people type in many ways. */
export interface EntryKind {
  /** Returns the normal form in which the code is stored; null for invalid text. `tidyEntry` has normalised the entry before. */
  readonly read: (entry: string) => string | null;
  /** Longest normal form, in characters. */
  readonly max: number;
  /** @default 'invalid_format' */
  readonly code?: RuleCode;
}

/** Longest entry that may be pasted, in UTF-16 units, including labels and blanks. */
const MOST_PASTED = 500;

const pasted = v.pipe(v.string('required'), v.maxLength(MOST_PASTED, 'max_length'), v.transform(tidyEntry));

const canBe =
  ({ read, max }: EntryKind) =>
  (text: string): boolean => {
    const kept = read(text);
    return kept !== null && kept.length <= max;
  };

/** Returns the rule of a field for a code; the output is its normal form. */
export const entry = (kind: EntryKind) =>
  field(
    v.pipe(
      pasted,
      v.nonEmpty('required'),
      v.check(canBe(kind), kind.code ?? 'invalid_format'),
      v.transform((text) => kind.read(text) ?? text),
    ),
  );

/** Returns the same rule for a field that may be omitted or blank; a blank entry becomes an empty text. */
export const optionalEntry = (kind: EntryKind) =>
  v.optional(
    field(
      v.pipe(
        pasted,
        v.check((text) => text === '' || canBe(kind)(text), kind.code ?? 'invalid_format'),
        v.transform((text) => (text === '' ? '' : (kind.read(text) ?? text))),
      ),
    ),
  );
