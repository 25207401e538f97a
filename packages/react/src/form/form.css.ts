import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: tokens.space[16] });

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

export const failure = style([
  type(14),
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: tokens.space[8],
    padding: tokens.space[12],
    border: `1px solid ${tokens.color.dangerBorder}`,
    borderRadius: tokens.radius.medium,
    color: tokens.color.dangerText,
    background: tokens.color.dangerSoft,
  },
]);
export const failureIcon = style({ gridRow: '1 / span 9', marginBlockStart: '2px' });
export const reference = style([type(12), { gridColumn: 2 }]);
export const silent = style(visuallyHiddenRule);
