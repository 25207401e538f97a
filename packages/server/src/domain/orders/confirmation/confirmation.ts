import type { Language } from '../../languages/language.ts';

/** What a confirmation says, in words; one page for the text and the HTML of the mail. */
export interface Confirmation {
  readonly language: Language;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly {
    readonly quantity: number;
    readonly name: string;
    readonly detail: string;
    readonly amount: string;
  }[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  readonly link: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
}
