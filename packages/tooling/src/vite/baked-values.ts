import { createThemeSheet } from '@foyer/core/theme';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** A catalogue with every text that has ICU syntax compiled; the others stay texts. */
function compileCatalogue(catalogue: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => {
      const message = compileMessage(text);
      const isPlain = message.length === 1 && message[0] === text;
      return [id, isPlain ? text : message];
    }),
  );
}

/** A theme's declarations name each variable twice; written once each they are half as long. */
const declaration = /--_foyer-([\w-]+):var\(--foyer-\1,([^;]*)\);/g;

/** The same values with fewer letters: `#fff`, `.5`. */
const shortened = (css: string) =>
  css
    .replaceAll(', ', ',')
    .replaceAll(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3')
    .replaceAll(/\b0\./g, '.');

/** A theme's style sheet text as an expression with fewer letters. */
export function shortTheme(css: string): string {
  const short = JSON.stringify(shortened(css.replace(declaration, '$1~$2;')));
  const long = String.raw`/([\w-]+)~([^;]*);/g, '--_foyer-$1:var(--foyer-$1,$2);'`;
  return `${short}.replace(${long})`;
}

const themeModule = (): string => `export let defaultTheme = ${shortTheme(createThemeSheet())};`;

/**
 * What a build knows and no browser need calculate: compiled texts (a page then gets on without the ICU compiler
 * until the server sends its own) and the default theme.
 */
export function bakedValues(): Plugin[] {
  return [
    {
      name: 'foyer-compiled-catalogues',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/locales\/[a-z]+\.json$/ },
        handler: (code) => JSON.stringify(compileCatalogue(JSON.parse(code) as Record<string, string>)),
      },
    },
    {
      name: 'foyer-default-theme',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/ui\/src\/style\/default-theme\.ts$/ },
        handler: themeModule,
      },
    },
  ];
}
