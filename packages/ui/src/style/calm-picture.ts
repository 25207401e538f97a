import type { StyleRule } from '@vanilla-extract/css';

/** For the frame of a picture that is made for white paper: in the dark its white is a quiet grey. */
export const calmPicture = {
  position: 'relative',
  isolation: 'isolate',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: 'light-dark(#fff, #a6aebb)',
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
  },
} as const satisfies StyleRule;
