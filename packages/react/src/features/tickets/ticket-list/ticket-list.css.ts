import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { line, note as listNote } from '../../../list/list.css.ts';

const card = 'foyer-table (max-width: 600px)';

/** An unread subject is bold and has a badge. In a table it is one line; on a card it wraps, so that all of it is shown. */
export const subject = style([
  line,
  {
    overflowWrap: 'anywhere',
    selectors: { '&[data-unread]': { fontWeight: tokens.font.semibold } },
    '@container': { [card]: { whiteSpace: 'normal' } },
  },
]);
/** Line below the subject: badges, then the document that the ticket is about. */
export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [card]: { flexWrap: 'wrap', marginBlock: tokens.space[4] } },
});
export const note = style([listNote, { minInlineSize: 0 }]);
