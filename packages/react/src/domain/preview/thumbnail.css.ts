import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** Reserved before the picture is drawn, so that nothing moves. */
export const thumbnail = style({
  display: 'block',
  inlineSize: '96px',
  blockSize: '72px',
  borderRadius: tokens.radius.small,
  background: tokens.color.surfaceSunken,
});
