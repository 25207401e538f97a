import type { CheckText } from './check-text.ts';

/** The result of one check, for the developer of the page. */
export interface Finding {
  /** `bad` stops Foyer or a part of it, `hint` is for information. */
  readonly state: 'good' | 'hint' | 'bad';
  readonly text: CheckText;
  readonly values?: Readonly<Record<string, string>>;
  /** The exact line that fixes it. */
  readonly fix?: string;
}
