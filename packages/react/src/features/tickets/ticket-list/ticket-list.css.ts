import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

/** An unread subject is bold and has a badge. The subject wraps, so that a card shows all of it. */
export const subject = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: tokens.font.semibold } },
});
/** A badge below the subject. */
export const mark = style({ display: 'block', marginBlock: tokens.space[4] });
