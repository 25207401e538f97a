import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const linkButton = style([
  plainControl,
  {
    color: tokens.color.primaryText,
    textDecoration: 'underline',
    cursor: 'pointer',
    textAlign: 'start',
    borderRadius: tokens.radius.small,
    ':focus-visible': focusRing,
  },
]);
