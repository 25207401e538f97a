import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import type { Plugin } from 'vite';

const anyLanguage = /import\(\s*`\.\/locales\/\$\{(\w+)\}\.json`\s*\)/g;
const others = languageCodes.filter((code) => code !== fallbackLanguage);
const loaders = others.map((code) => `${code}: () => import('./locales/${code}.json')`).join(', ');

/**
 * Replaces `import(\`./locales/${language}.json\`)` in a catalogue by one import per language: bundlers then find the files, no code reads
 * folders at run time, and German, which is bundled with the code, is not packed twice.
 */
export function languageTexts(): Plugin {
  return {
    name: 'foyer-language-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler: (code) => ({
        code: code.replace(anyLanguage, (_, language: string) => `({ ${loaders} })[${language}]?.()`),
        // lines do not move
        map: null,
      }),
    },
  };
}
