import { tokens } from '@foyer/core/theme';
import { calmPicture } from '@foyer/ui/style/calm-picture.ts';
import { style } from '@vanilla-extract/css';

/** Reserves the space of the picture, also if it cannot be loaded. */
export const frame = style({
  ...calmPicture,
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceSunken,
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
