import { tokens } from '@foyer/core/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const box = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  alignSelf: 'stretch',
});
export const select = style({ paddingInlineEnd: '36px', cursor: 'pointer', textOverflow: 'ellipsis' });
globalStyle(`${select} option, ${select} optgroup`, {
  color: tokens.color.text,
  background: tokens.color.surfaceRaised,
});
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  insetBlockStart: 'calc(50% - 9px)',
  fontSize: '18px',
  color: tokens.color.textMuted,
  pointerEvents: 'none',
});
