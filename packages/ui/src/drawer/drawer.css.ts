import { tokens } from '@foyer/core/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const calm = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };
const moving = (frames: string) => `${frames} ${tokens.motion.medium} ${tokens.motion.ease}`;
/** Animation from the drawer's side, mirrored in right-to-left text. */
const comingFrom = (frames: string, fromRight: string) => ({
  animation: moving(frames),
  selectors: { '&:dir(rtl)': { animation: moving(fromRight), '@media': calm } },
  '@media': calm,
});

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
    ...comingFrom(fromStart, fromEnd),
  },
  end: {
    marginInlineStart: 'auto',
    marginInlineEnd: 0,
    ...comingFrom(fromEnd, fromStart),
  },
});
/** Style of the side bar, for the menu on a phone. */
export const dark = style({
  colorScheme: 'dark',
  vars: { '--_foyer-scheme': 'dark' },
  inlineSize: 'min(300px, calc(100% - 48px))',
  background: tokens.color.sidebarSurface,
  color: tokens.color.sidebarText,
});
