import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const demo = style({
  display: 'grid',
  gap: tokens.space[12],
  paddingBlockStart: tokens.space[16],
  borderBlockStart: `1px solid ${tokens.color.border}`,
});
export const title = style([type(14, 'semibold')]);
export const text = style([type(12), { color: tokens.color.textMuted }]);
export const list = style({
  display: 'grid',
  gap: tokens.space[4],
  maxBlockSize: '200px',
  overflowY: 'auto',
});
export const account = style([
  plainControl,
  {
    display: 'grid',
    inlineSize: '100%',
    minBlockSize: tokens.layout.touch,
    alignContent: 'center',
    padding: `${tokens.space[4]} ${tokens.space[8]}`,
    borderRadius: tokens.radius.small,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: tokens.color.surfaceHover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
]);
export const email = style([type(12), { color: tokens.color.textMuted }]);
