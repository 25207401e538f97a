import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

/** The way back above a detail. */
export const backLink = style([
  plainControl,
  type(14, 'medium'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[4],
    alignSelf: 'flex-start',
    minBlockSize: '32px',
    color: tokens.color.textMuted,
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: tokens.radius.small,
    ':hover': { color: tokens.color.text },
    ':focus-visible': focusRing,
    '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch }, print: { display: 'none' } },
  },
]);
