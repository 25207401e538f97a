import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl, type } from '../style/rules.ts';

const { color } = tokens;

export const popover = style({ inlineSize: 'var(--trigger-width)', maxInlineSize: 'none' });
export const list = style({ maxBlockSize: '320px', overflow: 'auto' });
export const empty = style({ ...type(14), padding: tokens.space[12], color: color.textMuted });
export const retry = style({
  ...plainControl,
  ...type(14, 'medium'),
  display: 'block',
  minBlockSize: '32px',
  marginBlockStart: tokens.space[4],
  color: color.primaryText,
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
});
/** Wrapper that receives keys before the field, without a box in the layout. */
export const keys = style({ display: 'contents' });
