import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** Background for messages in place of a menu, whose own background is missing then. */
export const ownGround = style({
  margin: tokens.space[8],
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceRaised,
});
