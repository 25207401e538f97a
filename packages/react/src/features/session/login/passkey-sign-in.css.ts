import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const way = style({ display: 'grid' });
export const failed = style([
  type(14),
  { color: tokens.color.dangerText, ':not(:empty)': { paddingBlockStart: tokens.space[8] } } as object,
]);
