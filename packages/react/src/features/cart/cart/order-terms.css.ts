import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const terms = style({
  ...type(14),
  display: 'grid',
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
});
export const label = style({
  ...type(12),
  color: color.textMuted,
  selectors: { '* + &': { marginBlockStart: space[12] } },
});
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
