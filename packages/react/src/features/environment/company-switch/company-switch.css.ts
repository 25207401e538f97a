import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

/** The company's name, as tall as the button that is shown if there are other companies. */
export const name = style([
  type(14, 'medium'),
  { display: 'flex', alignItems: 'center', minBlockSize: tokens.layout.control, color: tokens.color.text },
]);
export const failed = style([
  type(12),
  { color: tokens.color.dangerText, paddingBlockStart: tokens.space[4] },
]);
