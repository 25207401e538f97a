import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const sent = style({
  // room for a fixed bar of the host page
  scrollMarginBlockStart: space[64],
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  paddingBlock: space[48],
  paddingInline: space[16],
  textAlign: 'center',
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: radius.round,
  background: color.successSoft,
  color: color.successText,
});
export const title = style({ ...type(24, 'semibold'), outline: 'none' });
export const text = style({ ...type(16), color: color.textMuted, maxInlineSize: '52ch' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
});
