import type { Logger } from 'pino';
import type { Language } from '../domain/languages/language.ts';

/** Data of a request that is known before its endpoint. */
export interface CallContext {
  readonly request: Request;
  readonly url: URL;
  readonly requestId: string;
  readonly now: Date;
  readonly log: Logger;
  readonly clientAddress: string;
  /** Language of problem titles. */
  readonly language: Language;
}
