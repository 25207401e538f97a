import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** A menu stands on a ground of its own, which is not there with what it says in place of its entries. */
export const ownGround = style({
  margin: tokens.space[8],
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceRaised,
});
