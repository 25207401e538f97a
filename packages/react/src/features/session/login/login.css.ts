import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const login = style({
  display: 'grid',
  gap: tokens.space[16],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
  padding: tokens.space[24],
});
export const brand = style({ minBlockSize: '48px', display: 'grid', alignItems: 'center' });
export const logo = style({ maxBlockSize: '48px', maxInlineSize: '200px' });
export const title = style([type(24, 'semibold')]);
export const notice = style([
  type(14),
  {
    padding: `${tokens.space[8]} ${tokens.space[12]}`,
    borderRadius: tokens.radius.medium,
    color: tokens.color.infoText,
    background: tokens.color.infoSoft,
  },
]);
export const forgotten = style([
  plainControl,
  type(14),
  {
    color: tokens.color.primaryText,
    textDecoration: 'underline',
    cursor: 'pointer',
    borderRadius: tokens.radius.small,
    ':focus-visible': focusRing,
  },
]);
export const actions = style({ display: 'grid', gap: tokens.space[12] });
