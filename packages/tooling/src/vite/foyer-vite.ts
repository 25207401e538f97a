import { languages } from '@foyer/contract/languages';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { adoptedStyles, foyerVersion } from './adopted-styles.ts';
import { bakedValues } from './baked-values.ts';
import { languageTexts } from './language-texts.ts';
import { reactAriaPatch } from './react-aria-patch.ts';

/** Options of the Foyer plugins. */
export interface FoyerViteOptions {
  /** Languages of react-aria's own texts that stay in the bundle, as react-aria names them. @default those of the product */
  readonly locales?: readonly string[];
}

/** react-aria and its packages, which are inlined in vitest and patched in the dev server's dependency bundles. */
const reactAria = [/react-aria/, /react-stately/, /@internationalized/];

/** Locales of react-aria's texts, which exist for one country per language, mostly that with most speakers (`en-US`), else the locale's own. */
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

/** Class names are readable in development; in a build they contain the version, so that those of two versions do not collide. */
function className({ hash, debugId }: { hash: string; debugId?: string }): string {
  const short = process.env.NODE_ENV === 'production';
  const version = foyerVersion().replaceAll('.', '-');
  return short ? `f${version}-${hash}` : `foyer_${debugId ?? 'rule'}_${hash}`;
}

/** The Vite plugins with which all code with Foyer's components is built, served and tested. */
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
