import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const notice = style({ display: 'grid', justifyItems: 'start', gap: space[12] });
export const text = style({
  ...type(14),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: '56ch',
});
export const icon = style({ color: color.textMuted });
export const doneIcon = style({ color: color.successText });
export const failure = style({ ...type(14, 'medium'), color: color.dangerText });
