import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const demo = style({
  paddingBlockStart: tokens.space[16],
  borderBlockStart: `1px solid ${tokens.color.border}`,
});
