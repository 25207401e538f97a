import type { Language } from '../languages/language.ts';

/** Whose letter it is. */
export interface LetterBrand {
  readonly id: string;
  readonly name: string;
  /** The company behind the brand, as it signs. */
  readonly companyLabel: string;
  readonly primaryColor: string;
  readonly imprintUrl: string | null;
}

/** A column of a table; `width` is its share of what the columns of fixed width leave, or points. */
export interface LetterColumn {
  readonly label: string;
  readonly width: { readonly points: number } | { readonly share: number };
  /** @default 'start' */
  readonly align?: 'start' | 'end';
}

/** A cell; what follows the first line is smaller. */
export type LetterCell = string | readonly [first: string, ...more: string[]];

export type LetterBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly LetterColumn[];
      readonly rows: readonly (readonly LetterCell[])[];
    }
  /** Lines to write on, side by side. */
  | { readonly kind: 'signature'; readonly labels: readonly string[] };

/** A letter on paper, as what it says; {@link renderLetter} lays it out. */
export interface LetterContent {
  readonly language: Language;
  readonly brand: LetterBrand;
  /** What it is, with its number; also the title of the file. */
  readonly title: string;
  readonly writtenAt: Date;
  /** The lines of the address in the window. */
  readonly recipient: readonly string[];
  /** What stands beside the address. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly blocks: readonly LetterBlock[];
  /** Says which page of how many one reads. */
  readonly pageText: (page: number, of: number) => string;
}
