import type { OperationName } from '@foyer/contract/routes';
import text from './story.json' with { type: 'json' };

/** An object as the API answers it. */
export type Entry = Readonly<Record<string, unknown>>;

/** What is answered to an operation. */
export interface StoryAnswer {
  /** To the call itself; of an effect an example. */
  readonly answer?: unknown;
  /** Where the id in its path comes from, and the answers by that id. */
  readonly from?: string;
  readonly byId?: Readonly<Record<string, unknown>>;
  /** What has no JSON. */
  readonly kind?: string;
}

/** What the mock tells: the demo as it was recorded (`npm run new mock`), brought to today. */
export interface Story {
  readonly answers: Readonly<Record<OperationName, StoryAnswer>>;
  /** Of each language but German: what is said otherwise. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const day = 86_400_000;
const date = /^\d{4}-\d\d(-\d\d(T[\d:.]+Z)?)?$/;

/** A date, an instant or a month, so many days later. */
function later(value: string, days: number): string {
  const moved = new Date(Date.parse(value) + days * day).toISOString();
  return value.length > 10 ? moved : moved.slice(0, value.length);
}

/** Everything with its dates so many days later; ids stay. */
export function movedBy<T>(value: T, days: number): T {
  if (typeof value === 'string') return (date.test(value) ? later(value, days) : value) as T;
  if (Array.isArray(value)) return value.map((one) => movedBy(one, days)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, movedBy(one, days)])) as T;
}

/** The story as of today. */
export function todaysStory(): Story {
  const { recordedOn, answers, words } = text as unknown as Story & { readonly recordedOn: string };
  const days = Math.floor((Date.now() - Date.parse(recordedOn)) / day);
  return { answers: movedBy(answers, days), words };
}

/** An answer in another language, as far as the story has words of it. */
export function translated<T>(value: T, words: Readonly<Record<string, string>> | undefined): T {
  if (!words) return value;
  if (typeof value === 'string') return (words[value] ?? value) as T;
  if (Array.isArray(value)) return value.map((one) => translated(one, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, words)])) as T;
}
