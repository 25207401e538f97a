import type { ChatSource } from '@foyer/contract/chat/chat.schema';

/** A question, and all that an answer may be made of. */
export interface Asked {
  readonly question: string;
  /** `de_DE`: the answer is in its language. */
  readonly locale: string;
  /** What the person may see and what fits, the best first; nothing else reaches who answers. */
  readonly sources: readonly ChatSource[];
}

/** What somebody is told. */
export interface Answered {
  /** Plain text, at most `longestAnswer` characters: what is longer is cut. */
  readonly text: string;
  /** Which of the sources it was taken from, by their places in `Asked.sources`. None: nothing was known. */
  readonly from: readonly number[];
}

/**
 * Puts what was found into words. A language model may stand here (`createServer({ answerer })`): it is given what the person may see
 * anyway, and can name no source that was not found. Where it fails, or takes longer than ten seconds (then `signal` ends it), the found is
 * told in our own words.
 */
export type Answerer = (asked: Asked, signal: AbortSignal) => Promise<Answered>;
