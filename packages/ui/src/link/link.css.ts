import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../style/rules.ts';

const { color } = tokens;

export const link = style({
  borderRadius: tokens.radius.small,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '2px' },
  ':focus-visible': focusRing,
});
export const looks = styleVariants({
  inline: { color: color.primaryText, textDecorationLine: 'underline' },
  quiet: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
});
/** Covers the nearest positioned ancestor, so that the whole card or row is clickable. */
export const stretched = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
export const external = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
});
