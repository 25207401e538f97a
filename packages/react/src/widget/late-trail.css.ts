import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** As tall as a trail. */
export const trailRoom = style({
  minBlockSize: '28px',
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
});
