import type { Logger } from 'pino';
import type { Language } from '../domain/languages/language.ts';

/** What is known of a request before its endpoint is. */
export interface CallContext {
  readonly request: Request;
  readonly url: URL;
  readonly requestId: string;
  readonly now: Date;
  readonly log: Logger;
  readonly clientAddress: string;
  /** The problem titles' language. */
  readonly language: Language;
}
