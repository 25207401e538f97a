import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const status = style({
  ...type(14),
  color: tokens.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // an empty message takes no gap either
  ':empty': { marginInlineEnd: `calc(-1 * ${tokens.space[12]})` },
});
export const failed = style({ ...type(14), color: tokens.color.dangerText });
