import { createThemeSheet } from '@foyer/core/theme';
import { tokenText } from '@foyer/core/theme/token-texts';

/** Sizes that scale with the browser's text size are shown at their default. */
const grown = /^calc\((\w+)\*var\(--_foyer-text,1\)\)$/;
const declaration = /--_foyer-([a-z]+)-([\w-]+):\s*var\(--(foyer-[\w-]+),\s*([\s\S]*?)\);/g;

/** The public custom properties with their defaults, for the table of docs/embedding.md. */
export function tokensTable(): string {
  const rows = [...createThemeSheet({}).matchAll(declaration)].map(([, , , name = '', written = '']) => {
    const value = written.replace(grown, '$1');
    const scheme = /^light-dark\((.+?\)?),\s*([^,]+(?:\([^)]*\))?)\)$/.exec(value);
    const shown = scheme ? `\`${scheme[1]}\` / \`${scheme[2]}\`` : `\`${value.replace(/\s+/g, ' ')}\``;
    return `| \`--${name}\` | ${shown} | ${tokenText(`--${name}`)} |`;
  });
  return ['| property | light / dark, or both | what for |', '|---|---|---|', ...rows].join('\n');
}
