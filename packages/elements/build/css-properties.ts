import { createThemeSheet } from '@foyer/core/theme';
import { tokenText } from '@foyer/core/theme/token-texts';

const declaration = /--_foyer-[\w-]+:\s*var\(--(foyer-[\w-]+),\s*([\s\S]*?)\);/g;

interface CssProperty {
  readonly name: string;
  readonly description: string;
  /** The value without a declaration of the page. */
  readonly default: string;
}

/** The public custom properties. */
export const cssProperties = (): CssProperty[] =>
  [...createThemeSheet({}).matchAll(declaration)].map(([, name, value = '']) => ({
    name: `--${name}`,
    description: tokenText(`--${name}`),
    // sizes that scale with the browser's text size are listed at its default
    default: value.replace(/\s+/g, ' ').replace(/^calc\((\w+)\*var\(--_foyer-text,1\)\)$/, '$1'),
  }));
