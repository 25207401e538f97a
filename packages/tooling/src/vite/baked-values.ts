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

/** A theme's style sheet text with fewer letters, as a literal. */
export const shortTheme = (css: string): string =>
  JSON.stringify(shortened(css.replace(declaration, '$1~$2;')));

/** What makes the text of {@link shortTheme} whole again, to be written behind it. */
export const longTheme = String.raw`.replace(/([\w-]+)~([^;]*);/g, '--_foyer-$1:var(--foyer-$1,$2);')`;

const themeModule = (): string => `export let defaultTheme = ${shortTheme(createThemeSheet())}${longTheme};`;

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
