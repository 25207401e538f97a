import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

const { color, space } = tokens;

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  paddingInline: space[16],
  paddingBlock: space[48],
  textAlign: 'center',
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlockEnd: space[8],
  borderRadius: '50%',
});
export const pictureTones = styleVariants({
  neutral: {
    border: `1px solid ${color.border}`,
    background: color.surfaceRaised,
    color: color.textMuted,
  },
  danger: { background: color.dangerSoft, color: color.dangerText },
});
export const title = style({ ...type(16, 'semibold'), color: color.text });
/** Title of a page without other content. */
export const pageTitle = style({ ...type(24, 'semibold'), color: color.text });
export const text = style({
  ...type(14),
  color: color.textMuted,
  maxInlineSize: '420px',
  textWrap: 'pretty',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[12],
});
export const reference = style({
  ...type(12),
  fontFamily: tokens.font.mono,
  color: color.textSubtle,
  userSelect: 'all',
});
