import { createThemeSheet } from '@foyer/core/theme';
import { tokenText } from '@foyer/core/theme/token-texts';

const declaration = /--_foyer-[\w-]+:\s*var\(--(foyer-[\w-]+),\s*([\s\S]*?)\);/g;

interface CssProperty {
  readonly name: string;
  readonly description: string;
  /** What holds where a page says nothing. */
  readonly default: string;
}

/** The public custom properties. */
export const cssProperties = (): CssProperty[] =>
  [...createThemeSheet({}).matchAll(declaration)].map(([, name, value = '']) => ({
    name: `--${name}`,
    description: tokenText(`--${name}`),
    // what grows with the browser's text says its usual size
    default: value.replace(/\s+/g, ' ').replace(/^calc\((\w+)\*var\(--_foyer-text,1\)\)$/, '$1'),
  }));
