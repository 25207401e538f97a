import type { Messages } from '@lingui/core';
import { FALLBACK_LANGUAGE, languageOf } from './locale-code.ts';
import type { CatalogueSource } from './localisation.ts';
import { compileAll, toMessages } from './messages.ts';

/** Bundled texts by the name of their catalogue: German at once, other languages on demand. */
export interface Texts {
  /** Whether no catalogue is registered. */
  isEmpty(): boolean;
  has(name: string): boolean;
  add(source: CatalogueSource): void;
  /** Whether a catalogue's texts of the locale are loaded, or known to be absent. */
  isReady(name: string, code: string): boolean;
  /** Loads the texts of the catalogues (or one of them) for the locale. A failure is logged and counts as no texts. */
  load(code: string, name?: string): Promise<void>;
  /** Returns German texts overridden by the locale's own. */
  merged(code: string): Messages;
}

export function createTexts(onCompiled: () => void): Texts {
  const sources = new Map<string, CatalogueSource>();
  const loaded = new Map<string, Messages>();
  const loading = new Map<string, Promise<void>>();
  const slot = (name: string, language: string) => `${name} ${language}`;

  const loadOne = ({ name, others }: CatalogueSource, code: string): Promise<void> => {
    const language = languageOf(code);
    const id = slot(name, language);
    const running = loading.get(id) ?? (loaded.has(id) ? Promise.resolve() : undefined);
    if (running) return running;
    const task = Promise.resolve(others(language))
      .then((module) => compileAll(module?.default ?? {}))
      .catch((error: unknown) => {
        console.error(`Foyer: the texts of ${name} in ${language} could not be loaded.`, error);
        return {};
      })
      .then((messages) => {
        loaded.set(id, messages);
      });
    loading.set(id, task);
    return task;
  };

  return {
    isEmpty: () => sources.size === 0,
    has: (name) => sources.has(name),
    add(source) {
      sources.set(source.name, source);
      const id = slot(source.name, FALLBACK_LANGUAGE);
      const messages = toMessages(source.de);
      loaded.set(id, messages);
      if (!Object.values(messages).some((message) => typeof message === 'string')) return;
      void compileAll(source.de).then((compiled) => {
        loaded.set(id, compiled);
        onCompiled();
      });
    },
    isReady: (name, code) => loaded.has(slot(name, languageOf(code))),
    async load(code, name) {
      const wanted = [...sources.values()].filter((source) => !name || source.name === name);
      await Promise.all(wanted.map((source) => loadOne(source, code)));
    },
    merged(code) {
      const names = [...sources.keys()];
      const german = names.map((name) => loaded.get(slot(name, FALLBACK_LANGUAGE)));
      const catalogues = names.map((name) => loaded.get(slot(name, languageOf(code))));
      return Object.assign({}, ...german, ...catalogues) as Messages;
    },
  };
}
