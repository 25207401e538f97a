import { readFileSync } from 'node:fs';
import { fallbackLanguage } from '@foyer/contract/languages';
import type { Plugin } from 'vite';

const file = new RegExp(`/locales/${fallbackLanguage}\\.json$`);

/** Writes `texts.json`: all texts of the build by id, in the source language. Operators look up there which texts they can change. */
export function textsFile(): Plugin {
  return {
    name: 'foyer-texts-file',
    generateBundle() {
      const files = [...this.getModuleIds()].filter((id) => file.test(id)).sort();
      const texts = Object.assign({}, ...files.map((id) => JSON.parse(readFileSync(id, 'utf8'))));
      this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(texts, null, 2) });
    },
  };
}
