import { createThemeSheet } from '@foyer/core/theme';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the texts of a catalogue that use ICU syntax; the others stay texts. */
function compileCatalogue(catalogue: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => {
      const message = compileMessage(text);
      const isPlain = message.length === 1 && message[0] === text;
      return [id, isPlain ? text : message];
    }),
  );
}

const themeModule = (): string => `export let defaultTheme = ${JSON.stringify(createThemeSheet())};`;

/**
 * Computes values at build time instead of in the browser: compiled texts (so that a page needs no ICU compiler until the server sends
 * its own texts) and the default theme.
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
