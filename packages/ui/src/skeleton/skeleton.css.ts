import { tokens } from '@foyer/core/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { withText } from '../style/rules.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  background: tokens.color.skeleton,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const shapes = styleVariants({
  block: { borderRadius: tokens.radius.medium },
  text: { borderRadius: tokens.radius.small, marginBlock: withText(4), blockSize: withText(12) },
  circle: { borderRadius: '50%' },
});

export const group = style({ display: 'flex', flexDirection: 'column' });
