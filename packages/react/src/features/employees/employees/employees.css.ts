import { tokens } from '@foyer/core/theme';
import { withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { demandRoom } from '../demand/demand-room.ts';

const { color, space } = tokens;

/** At the top: an avatar has a line of letters to stand on, its room before has none. */
export const person = style({
  display: 'inline-flex',
  gap: space[12],
  maxInlineSize: '100%',
  verticalAlign: 'top',
});
/** Never a column of single letters, however little room the others leave. */
export const name = style({ overflowWrap: 'anywhere', minInlineSize: '128px' });
/** Beside the name and the line below it. */
export const face = style({ display: 'inline-flex', flexShrink: 0, marginBlock: '4px -16px' });
/** What stands below the name begins where it does. */
globalStyle(`:has(> ${person}) + span`, {
  marginInlineStart: withText(40),
  '@container': {
    // an address is read to its end where it is of usual length
    'foyer-table (min-width: 600.02px)': { minInlineSize: '168px' },
    'foyer-table (min-width: 1100.02px)': { minInlineSize: '208px' },
    'foyer-table (max-width: 600px)': { marginInlineStart: 0, paddingInlineStart: withText(40) },
  },
});
/** Two lines in a row of a table, one on a card. */
export const roles = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minInlineSize: 0,
  '@container': { 'foyer-table (max-width: 600px)': { WebkitLineClamp: 1, wordBreak: 'break-all' } },
});
export const quiet = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
/** As large as the small avatar, which comes a moment later. */
export const avatarRoom = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: withText(28),
  blockSize: withText(28),
});
export const demandBefore = style(demandRoom);
/** Above the link that spans the row. */
export const menu = style({ position: 'relative', zIndex: tokens.z.sticky, display: 'inline-flex' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
/** As wide as the list where they do not stand beside its title. */
globalStyle(`${ways} > *`, { '@container': { '(max-width: 599px)': { flex: '1 1 auto' } } });
