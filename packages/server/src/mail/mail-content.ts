import type { Language } from '../domain/languages/language.ts';

/** One part of a mail, in words. The layout decides how it looks as text and as HTML. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Short facts, each on a line: `Your reference: 4711`. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** What was bought, offered or charged. */
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
  /** Where to go on: a button in HTML, an address in text. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** What a mail says, in words; the same content makes its text and its HTML. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly blocks: readonly MailBlock[];
  /** The last lines, with whose name the mail is signed. */
  readonly closing: readonly string[];
}

/** In whose look a mail goes out. */
export interface MailBrand {
  readonly name: string;
  /** `95C11F`. */
  readonly primaryColor: string;
}
