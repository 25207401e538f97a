import type { Messages } from '@lingui/core';
import type { AnyCall } from '../api/create-call.ts';
import type { Catalogue } from '../sdk/sdk.ts';
import { compileAll } from './messages.ts';

/** The server's message maps by locale and brand: fetched once each, compiled, kept. */
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
  return {
    has: (code: string, brandingId?: string) => loaded.has(slot(code, brandingId)),
    of: (code: string, brandingId?: string): Messages => loaded.get(slot(code, brandingId)) ?? {},
    load(code: string, brandingId?: string): Promise<void> {
      const key = slot(code, brandingId);
      const known = loading.get(key);
      if (known) return known;
      const task = fetchMap(code, brandingId).catch((error: unknown) => {
        console.error(`Foyer: the server's texts for ${code} could not be read.`, error);
        loading.delete(key);
      });
      loading.set(key, task);
      return task;
    },
  };
}

const onlyTexts = (value: unknown): Catalogue =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
