import type { Language } from '../domain/languages/language.ts';

/** One part of a mail. The layout determines its look as text and as HTML. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Short facts, each on a line: `Your reference: 4711`. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Articles that were bought, offered or charged. */
  | {
      readonly kind: 'items';
      readonly items: readonly {
        readonly quantity: number;
        readonly name: string;
        readonly detail: string;
        readonly amount: string;
      }[];
    }
  /** Amounts one below the other; the last is the total. */
  | { readonly kind: 'sums'; readonly sums: readonly (readonly [label: string, amount: string])[] }
  /** An address or another text of several lines under its label. */
  | { readonly kind: 'labelled'; readonly label: string; readonly lines: readonly string[] }
  /** A link to continue: a button in HTML, an address in text. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** Content of a mail, from which both its text and its HTML are made. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly blocks: readonly MailBlock[];
  /** Last lines, with the name that signs the mail. */
  readonly closing: readonly string[];
}

/** Brand in whose look a mail is sent. */
export interface MailBrand {
  readonly name: string;
  /** `95C11F`. */
  readonly primaryColor: string;
}
