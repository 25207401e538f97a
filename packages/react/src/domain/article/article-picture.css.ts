import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the picture's room whether it is there or not. */
export const frame = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceSunken,
  isolation: 'isolate',
  // pictures are made for white paper: in the dark their white is a quiet grey
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: 'light-dark(#fff, #a6aebb)',
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  color: 'transparent',
  selectors: {
    '&[data-cropped]': { objectFit: 'cover' },
    '&[data-failed]': { visibility: 'hidden' },
  },
});
