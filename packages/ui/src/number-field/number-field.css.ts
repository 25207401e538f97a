import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl } from '../style/rules.ts';

const { color } = tokens;

export const number = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  '::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
  '::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
});
export const quantity = style({ textAlign: 'center', paddingInline: '4px' });
export const stepper = style({ inlineSize: '132px' });
export const step = style({
  ...plainControl,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: tokens.layout.control,
  color: color.textMuted,
  cursor: 'pointer',
  ':hover': { color: color.text, background: color.surfaceHover },
  ':disabled': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: '7px' },
  '@media': { '(pointer: coarse)': { inlineSize: tokens.layout.touch } },
});
