import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import type { Plugin } from 'vite';

const anyLanguage = /import\(\s*`\.\/locales\/\$\{(\w+)\}\.json`\s*\)/g;
const others = languageCodes.filter((code) => code !== fallbackLanguage);
const loaders = others.map((code) => `${code}: () => import('./locales/${code}.json')`).join(', ');

/**
 * Writes out the languages where a catalogue loads them by `import(\`./locales/${language}.json\`)`: bundlers find them
 * then, nothing looks up folders at run time, and German, which comes with the code, is not packed twice.
 */
export function languageTexts(): Plugin {
  return {
    name: 'foyer-language-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler: (code) => ({
        code: code.replace(anyLanguage, (_, language: string) => `({ ${loaders} })[${language}]?.()`),
        // every line stays where it is
        map: null,
      }),
    },
  };
}
