import type { StyleRule } from '@vanilla-extract/css';

/** Frame for pictures with a white background: in the dark scheme their white becomes a muted grey. */
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
