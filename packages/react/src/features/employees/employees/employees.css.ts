import { tokens } from '@foyer/core/theme';
import { withText } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[12] });
/** As wide as a short name at least, where the columns beside it need all the room. */
export const name = style({ overflowWrap: 'anywhere', minInlineSize: withText(112) });
export const quiet = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
/** As large as the small avatar, which comes a moment later. */
export const avatarRoom = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: withText(28),
  blockSize: withText(28),
});
/** As tall as the counts in one row, or in two where it is narrow. */
export const countsRoom = style({
  blockSize: withText(52),
  '@container': { '(max-width: 599px)': { blockSize: withText(112) } },
});
export const demandRoom = style({ blockSize: withText(46) });
/** Above the link that spans the row. */
export const menu = style({ position: 'relative', zIndex: tokens.z.sticky, display: 'inline-flex' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
