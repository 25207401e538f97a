import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const hint = style({
  ...type(12, 'medium'),
  color: tokens.color.successText,
  fontVariantNumeric: 'tabular-nums',
});
