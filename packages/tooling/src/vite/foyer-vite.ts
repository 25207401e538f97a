import { languages } from '@foyer/contract/languages';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { adoptedStyles, foyerVersion } from './adopted-styles.ts';
import { bakedValues } from './baked-values.ts';
import { languageTexts } from './language-texts.ts';
import { reactAriaPatch } from './react-aria-patch.ts';

/** What a build may change about the Foyer plugins. */
export interface FoyerViteOptions {
  /** Languages of react-aria's own texts that stay in the bundle, as react-aria names them. @default those of the product */
  readonly locales?: readonly string[];
}

/** react-aria and its parts: inlined in vitest and patched in the dev server's dependency bundles. */
const reactAria = [/react-aria/, /react-stately/, /@internationalized/];

/** react-aria's texts come with one country per language, mostly the one with most speakers (`en-US`), else the locale's own. */
const reactAriaLocales = languages.flatMap(({ code, locale }) => {
  const { language, region } = new Intl.Locale(code).maximize();
  return [locale.replace('_', '-'), `${language}-${region}`];
});

function foyerConfig(): Plugin {
  return {
    name: 'foyer-config',
    config: () => ({
      resolve: { dedupe: ['react', 'react-dom'] },
      optimizeDeps: {
        exclude: ['@foyer/ui', '@foyer/core', '@foyer/react', '@foyer/contract'],
        rolldownOptions: { plugins: [reactAriaPatch()] },
      },
      test: { server: { deps: { inline: reactAria } } },
    }),
  };
}

/** Names stay readable in development; in a build they carry the version, so two versions do not meet. */
function className({ hash, debugId }: { hash: string; debugId?: string }): string {
  const short = process.env.NODE_ENV === 'production';
  const version = foyerVersion().replaceAll('.', '-');
  return short ? `f${version}-${hash}` : `foyer_${debugId ?? 'rule'}_${hash}`;
}

/** The Vite plugins that everything with Foyer's components in it is built, served and tested with. */
export function foyerVite({ locales = reactAriaLocales }: FoyerViteOptions = {}): PluginOption[] {
  return [
    foyerConfig(),
    { ...optimizeLocales.vite({ locales: [...locales] }), enforce: 'pre' } as Plugin,
    reactAriaPatch(),
    languageTexts(),
    react(),
    vanillaExtractPlugin({ identifiers: className }),
    adoptedStyles(),
    bakedValues(),
  ];
}
