import type { Language } from '../../domain/languages/language.ts';
import type { Caller } from '../../security/caller.ts';

/** Who asks, where, when, and in which language. All that may be found follows from it. */
export interface ChatReader
  extends Pick<Caller, 'userId' | 'companyId' | 'mode' | 'roles' | 'actor' | 'sessionId'> {
  readonly language: Language;
  readonly now: Date;
  /** The business day of `now`. */
  readonly today: string;
}
