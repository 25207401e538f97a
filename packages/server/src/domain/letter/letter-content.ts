import type { Language } from '../languages/language.ts';

/** Whose letter it is. */
export interface LetterBrand {
  readonly id: string;
  readonly name: string;
  /** The company behind the brand, as it signs where there is no {@link LetterContent.seller}. */
  readonly companyLabel: string;
  /** Six hex digits. */
  readonly primaryColor: string;
  readonly imprintUrl: string | null;
}

/** The company that writes, with all that the law wants at the foot of its letters. A row of `sellers` is one. */
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

/** A column of a table; `width` is its share of what the columns of fixed width leave, or points. */
export interface LetterColumn {
  readonly label: string;
  readonly width: { readonly points: number } | { readonly share: number };
  /** @default 'start' */
  readonly align?: 'start' | 'end';
  /** Whether the first line of its cells is set strong: what a row is about. */
  readonly isStrong?: boolean;
}

/** A cell; what follows the first line is smaller. */
export type LetterCell = string | readonly [first: string, ...more: string[]];

export interface LetterTable {
  readonly kind: 'table';
  readonly columns: readonly LetterColumn[];
  readonly rows: readonly (readonly LetterCell[])[];
  /** What the last column adds up to, said first on each page that the table goes on on: `after[n]` is the sum of the rows up to `n`. */
  readonly carry?: { readonly label: string; readonly after: readonly string[] };
}

/** A line of what it adds up to: a `total` stands out, a `note` steps back. */
export interface LetterSum {
  readonly label: string;
  readonly amount: string;
  readonly is?: 'total' | 'note';
}

/** How to pay: a code to scan, and the same in words. */
export interface LetterPayment {
  readonly kind: 'payment';
  readonly title: string;
  readonly hint: string;
  /** A path in a field of `size` by `size`. */
  readonly code: { readonly path: string; readonly size: number };
  readonly facts: readonly (readonly [label: string, value: string])[];
}

export type LetterBlock =
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly isSmall?: boolean;
      /** No page ends between it and the block before it. */
      readonly staysWithPrevious?: boolean;
    }
  | { readonly kind: 'heading'; readonly text: string }
  | LetterTable
  /** Stays with what it adds up: at least the last row of the table before it. */
  | { readonly kind: 'sums'; readonly sums: readonly LetterSum[] }
  | LetterPayment
  /** Lines to write on, side by side. */
  | { readonly kind: 'signature'; readonly labels: readonly string[] };

/** A letter on paper, as what it says; `renderLetter` lays it out. */
export interface LetterContent {
  readonly language: Language;
  readonly brand: LetterBrand;
  /** `null` where nobody is known who answers for the brand. */
  readonly seller: LetterSeller | null;
  /** What it is, with its number; also the title of the file. */
  readonly title: string;
  readonly writtenAt: Date;
  /** The lines of the address in the window. */
  readonly recipient: readonly string[];
  /** What stands beside the address. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly blocks: readonly LetterBlock[];
}
