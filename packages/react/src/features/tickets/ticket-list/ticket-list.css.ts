import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** What somebody has not seen yet stands out by its weight and by a word; a card shows all of it. */
export const subject = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: tokens.font.semibold } },
});
export const unread = style({ display: 'block', marginBlock: tokens.space[4] });
