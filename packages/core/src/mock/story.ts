import type { OperationName } from '@foyer/contract/routes';
import text from './story.json' with { type: 'json' };

/** An object in a response of the API. */
export type Entry = Readonly<Record<string, unknown>>;

/** Recorded responses of an operation. */
export interface StoryAnswer {
  /** Response of the call itself; for an effect, an example. */
  readonly answer?: unknown;
  /** Source of the id in the path, whose responses are in `byId`. */
  readonly from?: string;
  readonly byId?: Readonly<Record<string, unknown>>;
  /** Kind of a response that is not JSON. */
  readonly kind?: string;
}

/** Data of the mock: the demo as it was recorded (`npm run new mock`), moved to today. */
export interface Story {
  readonly answers: Readonly<Record<OperationName, StoryAnswer>>;
  /** Texts in every language but German, by the German text. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const day = 86_400_000;
const date = /^\d{4}-\d\d(-\d\d(T[\d:.]+Z)?)?$/;

/** Moves a date, an instant or a month by a number of days. */
function later(value: string, days: number): string {
  const moved = new Date(Date.parse(value) + days * day).toISOString();
  return value.length > 10 ? moved : moved.slice(0, value.length);
}

/** Moves all dates in a value by a number of days; ids stay. */
export function movedBy<T>(value: T, days: number): T {
  if (typeof value === 'string') return (date.test(value) ? later(value, days) : value) as T;
  if (Array.isArray(value)) return value.map((one) => movedBy(one, days)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, movedBy(one, days)])) as T;
}

/** Returns the story with its dates moved to today. */
export function todaysStory(): Story {
  const { recordedOn, answers, words } = text as unknown as Story & { readonly recordedOn: string };
  const days = Math.floor((Date.now() - Date.parse(recordedOn)) / day);
  return { answers: movedBy(answers, days), words };
}

/** Translates a response, as far as the story has texts in the language. */
export function translated<T>(value: T, words: Readonly<Record<string, string>> | undefined): T {
  if (!words) return value;
  if (typeof value === 'string') return (words[value] ?? value) as T;
  if (Array.isArray(value)) return value.map((one) => translated(one, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, words)])) as T;
}
