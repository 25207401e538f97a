import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

/** As tall as the button that takes its place where there is another company. */
export const name = style([
  type(14, 'medium'),
  { display: 'flex', alignItems: 'center', minBlockSize: tokens.layout.control, color: tokens.color.text },
]);
export const failed = style([
  type(12),
  { color: tokens.color.dangerText, paddingBlockStart: tokens.space[4] },
]);
