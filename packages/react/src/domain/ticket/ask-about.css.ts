import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const link = style({
  ...type(14),
  justifySelf: 'start',
  alignSelf: 'flex-start',
  color: tokens.color.primaryText,
  borderRadius: tokens.radius.small,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
  '@media': {
    print: { display: 'none' },
    '(pointer: coarse)': { display: 'flex', alignItems: 'center', minBlockSize: tokens.layout.touch },
  },
});
