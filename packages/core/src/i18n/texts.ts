import type { Messages } from '@lingui/core';
import { FALLBACK_LANGUAGE, languageOf } from './locale-code.ts';
import type { CatalogueSource } from './localisation.ts';
import { compileAll, toMessages } from './messages.ts';

/** Texts bundled with the features: German at once, other languages when they are asked for. */
export interface Texts {
  has(feature: string): boolean;
  add(source: CatalogueSource): void;
  /** Whether the feature's texts of the locale are there, or known to be absent. */
  isReady(feature: string, code: string): boolean;
  /** Loads what the features (or one of them) have for the locale. A failure is logged and counts as nothing. */
  load(code: string, feature?: string): Promise<void>;
  /** German with the locale's own texts over it. */
  merged(code: string): Messages;
}

export function createTexts(onCompiled: () => void): Texts {
  const sources = new Map<string, CatalogueSource>();
  const loaded = new Map<string, Messages>();
  const loading = new Map<string, Promise<void>>();
  const slot = (feature: string, key: string) => `${feature} ${key}`;

  const loaderOf = ({ others }: CatalogueSource, code: string) => {
    const key = code in others ? code : languageOf(code);
    return key === FALLBACK_LANGUAGE ? undefined : ([key, others[key]] as const);
  };
  const loadOne = (source: CatalogueSource, code: string): Promise<void> => {
    const [key, loader] = loaderOf(source, code) ?? [];
    if (key === undefined || !loader) return Promise.resolve();
    const id = slot(source.feature, key);
    const known = loading.get(id);
    if (known) return known;
    const task = loader()
      .then(({ default: catalogue }) => compileAll(catalogue))
      .catch((error: unknown) => {
        console.error(`Foyer: the texts of ${source.feature} in ${key} could not be loaded.`, error);
        return {};
      })
      .then((messages) => {
        loaded.set(id, messages);
      });
    loading.set(id, task);
    return task;
  };

  return {
    has: (feature) => sources.has(feature),
    add(source) {
      sources.set(source.feature, source);
      const id = slot(source.feature, FALLBACK_LANGUAGE);
      const messages = toMessages(source.de);
      loaded.set(id, messages);
      if (!Object.values(messages).some((message) => typeof message === 'string')) return;
      void compileAll(source.de).then((compiled) => {
        loaded.set(id, compiled);
        onCompiled();
      });
    },
    isReady(feature, code) {
      const source = sources.get(feature);
      if (!source) return false;
      const [key, loader] = loaderOf(source, code) ?? [];
      return key === undefined || !loader || loaded.has(slot(feature, key));
    },
    async load(code, feature) {
      const wanted = [...sources.values()].filter((source) => !feature || source.feature === feature);
      await Promise.all(wanted.map((source) => loadOne(source, code)));
    },
    merged(code) {
      const all = [...sources.values()];
      const german = all.map(({ feature }) => loaded.get(slot(feature, FALLBACK_LANGUAGE)));
      const own = all.map((source) => loaded.get(slot(source.feature, loaderOf(source, code)?.[0] ?? '')));
      return Object.assign({}, ...german, ...own) as Messages;
    },
  };
}
