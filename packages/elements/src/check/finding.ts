import type { CheckText } from './check-text.ts';

/** One thing that was looked at, for whoever builds the page. */
export interface Finding {
  /** `bad` stops Foyer or a part of it, `hint` is to be known. */
  readonly state: 'good' | 'hint' | 'bad';
  readonly text: CheckText;
  readonly values?: Readonly<Record<string, string>>;
  /** The exact line that mends it. */
  readonly fix?: string;
}
