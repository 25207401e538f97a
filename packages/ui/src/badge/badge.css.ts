import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';
import { badgeColors } from './badge-colors.ts';

const { space } = tokens;

export const badge = style({
  ...type(12, 'medium'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxInlineSize: '100%',
  paddingInline: space[8],
  paddingBlock: '2px',
  border: '1px solid transparent',
  borderRadius: tokens.radius.round,
  // long text wraps into further lines: nothing is cut or overflows
  textAlign: 'start',
});

export const tones = styleVariants(badgeColors, ({ background, color, borderColor }) => ({
  background: tokens.color[background],
  color: tokens.color[color],
  borderColor: tokens.color[borderColor],
}));

export const dot = style({
  flexShrink: 0,
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const words = style({ minInlineSize: 0, overflowWrap: 'break-word' });
