import { tokens } from '@foyer/core/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { transition, type } from '../style/rules.ts';

const { color } = tokens;
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });
const slideFromRight = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-300%)' },
});

export const labels = style({
  ...type(12),
  display: 'flex',
  justifyContent: 'space-between',
  color: color.textMuted,
  marginBlockEnd: '4px',
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  blockSize: '6px',
  borderRadius: tokens.radius.round,
  background: color.skeleton,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const bar = style({
  ...transition('inline-size'),
  blockSize: '100%',
  borderRadius: 'inherit',
  '@media': {
    ...transition('')['@media'],
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
export const tones = styleVariants({
  brand: { background: color.primaryBorder },
  success: { background: color.success },
  danger: { background: color.danger },
});
export const unknown = style({
  inlineSize: '33%',
  animation: `${slide} 1.4s ease-in-out infinite`,
  selectors: {
    '&:dir(rtl)': {
      animationName: slideFromRight,
      '@media': { '(prefers-reduced-motion: reduce)': { animationName: 'none' } },
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '100%', opacity: 0.5 },
  },
});
