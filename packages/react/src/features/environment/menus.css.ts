import { withText } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const ellipsis = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Two lines in the height of a button, so that the button is as tall as one with a single line. */
export const twoLines = style({
  flex: 1,
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: withText(16),
  textAlign: 'start',
});
