import * as v from 'valibot';
import { field, type RuleCode } from './field-rules.ts';
import { tidyEntry } from './tidy-entry.ts';

/** One kind of code that people type in many ways. */
export interface EntryKind {
  /** The one form in which it is kept, from an entry that `tidyEntry` has been over; null for what is none. */
  readonly read: (entry: string) => string | null;
  /** Of what is kept, in characters. */
  readonly max: number;
  /** @default 'invalid_format' */
  readonly code?: RuleCode;
}

/** The longest entry that may be pasted, in UTF-16 units, labels and blanks included. */
const MOST_PASTED = 500;

const pasted = v.pipe(v.string('required'), v.maxLength(MOST_PASTED, 'max_length'), v.transform(tidyEntry));

const canBe =
  ({ read, max }: EntryKind) =>
  (text: string): boolean => {
    const kept = read(text);
    return kept !== null && kept.length <= max;
  };

/** The rule of a field for a code. It comes out in its one form. */
export const entry = (kind: EntryKind) =>
  field(
    v.pipe(
      pasted,
      v.nonEmpty('required'),
      v.check(canBe(kind), kind.code ?? 'invalid_format'),
      v.transform((text) => kind.read(text) ?? text),
    ),
  );

/** The same where it may be left out or blank, which comes out as an empty text. */
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
