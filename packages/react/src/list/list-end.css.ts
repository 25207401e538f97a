import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[16],
});
export const range = style({ ...type(14), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  marginBlockStart: space[24],
});
