import type { ChatSource } from '@foyer/contract/chat/chat.schema';

/** Question with all data that an answer may use. */
export interface Asked {
  readonly question: string;
  /** Locale of the answer, such as `de_DE`. */
  readonly locale: string;
  /** Matching items that the person may see, the best match first. The answerer gets no other data. */
  readonly sources: readonly ChatSource[];
}

/** Answer to a question. */
export interface Answered {
  /** Plain text; cut after `longestAnswer` characters. */
  readonly text: string;
  /** Indexes in `Asked.sources` of the sources that the answer uses; empty where the answer is not known. */
  readonly from: readonly number[];
}

/**
 * Writes an answer from the found sources, for example with a language model (`createServer({ answerer })`). It only gets data that the
 * person may see, and cannot name a source that was not found. If it fails, or takes longer than ten seconds (then `signal` aborts it),
 * the built-in texts answer.
 */
export type Answerer = (asked: Asked, signal: AbortSignal) => Promise<Answered>;
