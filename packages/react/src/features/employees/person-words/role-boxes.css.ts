import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const boxes = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const help = style({ ...type(12), color: color.textMuted, marginBlockEnd: space[8] });
export const boxLine = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: `${space[8]} ${space[24]}`,
});
