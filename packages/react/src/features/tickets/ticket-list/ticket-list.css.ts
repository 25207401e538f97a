import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** What somebody has not seen yet stands out by its weight and by a word. */
export const subject = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[4]} ${tokens.space[8]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: tokens.font.semibold } },
});
