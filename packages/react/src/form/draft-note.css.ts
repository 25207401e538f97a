import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const note = style([
  type(14),
  {
    padding: `${tokens.space[8]} ${tokens.space[12]}`,
    borderRadius: tokens.radius.medium,
    color: tokens.color.infoText,
    background: tokens.color.infoSoft,
  },
]);

export const discard = style([
  plainControl,
  {
    textDecoration: 'underline',
    cursor: 'pointer',
    borderRadius: tokens.radius.small,
    ':focus-visible': focusRing,
  },
]);
