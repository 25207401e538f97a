// @chunk guard
import type { Messages } from '@lingui/core';
import type { AnyCall } from '../api/create-call.ts';
import { wait } from '../api/retry.ts';
import type { Catalogue } from './localisation.ts';
import { compileAll } from './messages.ts';

/** Longest wait of a language switch for the server's texts, in milliseconds; later texts are merged when they arrive. */
const LONGEST_WAIT = 3000;

export type ServerTexts = ReturnType<typeof createServerTexts>;

/** Creates the cache of the server's message maps by locale and brand: each is fetched and compiled once. */
export function createServerTexts(call: AnyCall) {
  const loaded = new Map<string, Messages>();
  const loading = new Map<string, Promise<void>>();
  const slot = (code: string, brandingId: string | undefined) => `${code} ${brandingId ?? ''}`;

  async function fetchMap(code: string, brandingId: string | undefined): Promise<void> {
    const key = slot(code, brandingId);
    const answer = await call('getTranslations', { query: { locale: code, brandingId } });
    if (answer.ok) {
      loaded.set(key, await compileAll(onlyTexts(answer.value)));
    } else {
      console.error(`Foyer: no texts of the server for ${code}: ${answer.error.code}.`);
      loading.delete(key);
    }
  }
  function load(code: string, brandingId: string | undefined): Promise<void> {
    const key = slot(code, brandingId);
    const running = loading.get(key);
    if (running) return running;
    const task = fetchMap(code, brandingId).catch((error: unknown) => {
      console.error(`Foyer: the server's texts for ${code} could not be read.`, error);
      loading.delete(key);
    });
    loading.set(key, task);
    return task;
  }
  return {
    of: (code: string, brandingId?: string): Messages => loaded.get(slot(code, brandingId)) ?? {},
    /** Waits for the texts, up to {@link LONGEST_WAIT}; calls `onLate` when they arrive after that. */
    async load(code: string, brandingId: string | undefined, onLate: () => void): Promise<void> {
      const task = load(code, brandingId);
      await Promise.race([task, wait(LONGEST_WAIT)]);
      if (!loaded.has(slot(code, brandingId))) void task.then(onLate);
    },
  };
}

const onlyTexts = (value: unknown): Catalogue =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
