import type { Caller } from '../../security/caller.ts';
import type { Language } from '../languages/language.ts';

/** Person who asks, with company and mode, time and language. These decide which items may be found. */
export interface ChatReader
  extends Pick<Caller, 'userId' | 'companyId' | 'mode' | 'roles' | 'actor' | 'sessionId'> {
  readonly language: Language;
  readonly now: Date;
  /** The business day of `now`. */
  readonly today: string;
}
