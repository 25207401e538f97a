import type { Language } from '../languages/language.ts';

/** Brand of a letter. */
export interface LetterBrand {
  readonly id: string;
  readonly name: string;
  /** The company behind the brand, which is the sender if there is no {@link LetterContent.seller}. */
  readonly companyLabel: string;
  /** Six hex digits. */
  readonly primaryColor: string;
  readonly imprintUrl: string | null;
}

/** The company that sends the letter, with all data that the law requires in its footer. A row of `sellers` is one. */
export interface LetterSeller {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly registerEntry: string;
  readonly managers: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly bankName: string;
  readonly iban: string;
  readonly bic: string;
}

/** A column of a table; `width` is in points, or a share of the space that the columns of fixed width leave. */
export interface LetterColumn {
  readonly label: string;
  readonly width: { readonly points: number } | { readonly share: number };
  /** @default 'start' */
  readonly align?: 'start' | 'end';
  /** Whether the first line of its cells is bold, in the column that names the subject of a row. */
  readonly isStrong?: boolean;
}

/** A cell; the lines after the first are smaller. */
export type LetterCell = string | readonly [first: string, ...more: string[]];

export interface LetterTable {
  readonly kind: 'table';
  readonly columns: readonly LetterColumn[];
  readonly rows: readonly (readonly LetterCell[])[];
  /** Running sum of the last column, shown at the top of each further page of the table: `after[n]` is the sum of the rows up to `n`. */
  readonly carry?: { readonly label: string; readonly after: readonly string[] };
}

/** A line of the sums: a `total` is emphasized, a `note` is muted. */
export interface LetterSum {
  readonly label: string;
  readonly amount: string;
  readonly is?: 'total' | 'note';
}

/** Details of a transfer: a code to scan, and the same in words. */
export interface LetterPayment {
  readonly kind: 'payment';
  readonly title: string;
  readonly hint: string;
  /** An SVG path in a square of `size` by `size`. */
  readonly code: { readonly path: string; readonly size: number };
  readonly facts: readonly (readonly [label: string, value: string])[];
}

export type LetterBlock =
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly isSmall?: boolean;
      /** Whether the paragraph stays on one page with the block before it. */
      readonly staysWithPrevious?: boolean;
    }
  | { readonly kind: 'heading'; readonly text: string }
  | LetterTable
  /** Sums, which stay on one page with at least the last row of the table before them. */
  | { readonly kind: 'sums'; readonly sums: readonly LetterSum[] }
  | LetterPayment
  /** Lines to sign on, side by side. */
  | { readonly kind: 'signature'; readonly labels: readonly string[] };

/** Content of a letter; `renderLetter` lays it out. */
export interface LetterContent {
  readonly language: Language;
  readonly brand: LetterBrand;
  /** Null if the brand has no seller. */
  readonly seller: LetterSeller | null;
  /** Kind and number of the document; also the title of the PDF. */
  readonly title: string;
  readonly writtenAt: Date;
  /** Lines of the address in the window. */
  readonly recipient: readonly string[];
  /** Labelled values beside the address. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly blocks: readonly LetterBlock[];
}
