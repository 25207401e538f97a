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

/** How much somebody may paste, labels and blanks included. */
const MOST_PASTED = 500;

/** The rule of a field for a code. It comes out in its one form. */
export const entry = ({ read, max, code = 'invalid_format' }: EntryKind) =>
  field(
    v.pipe(
      v.string('required'),
      v.maxLength(MOST_PASTED, 'max_length'),
      v.transform(tidyEntry),
      v.nonEmpty('required'),
      v.check((text) => read(text) !== null, code),
      v.transform((text) => read(text) ?? text),
      v.maxLength(max, 'max_length'),
    ),
  );

/** The same where it may be left out or blank, which comes out as an empty text. */
export const optionalEntry = ({ read, max, code = 'invalid_format' }: EntryKind) =>
  v.optional(
    field(
      v.pipe(
        v.string('required'),
        v.maxLength(MOST_PASTED, 'max_length'),
        v.transform(tidyEntry),
        v.check((text) => text === '' || read(text) !== null, code),
        v.transform((text) => read(text) ?? text),
        v.maxLength(max, 'max_length'),
      ),
    ),
  );
