import { tokens } from '@foyer/core/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const calm = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

export const drawer = style({
  inlineSize: 'min(400px, calc(100% - 48px))',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  marginBlock: 0,
  border: 0,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const sides = styleVariants({
  start: {
    marginInlineStart: 0,
    marginInlineEnd: 'auto',
    animation: `${fromStart} ${tokens.motion.medium} ${tokens.motion.ease}`,
    '@media': calm,
  },
  end: {
    marginInlineStart: 'auto',
    marginInlineEnd: 0,
    animation: `${fromEnd} ${tokens.motion.medium} ${tokens.motion.ease}`,
    '@media': calm,
  },
});
/** The look of the side bar, for the menu on a phone. */
export const dark = style({
  colorScheme: 'dark',
  vars: { '--_foyer-scheme': 'dark' },
  inlineSize: 'min(300px, calc(100% - 48px))',
  background: tokens.color.sidebarSurface,
  color: tokens.color.sidebarText,
});
