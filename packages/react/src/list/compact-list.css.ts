import { tokens } from '@foyer/core/theme';
import { transition, type, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const list = style({ display: 'flex', flexDirection: 'column' });
/** Always two lines high, so that the skeleton is as tall. */
export const row = style({
  ...transition('background-color'),
  ...type(14),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title badge" "about amount"',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: '2px',
  blockSize: withText(64),
  alignContent: 'center',
  borderBlockStart: `1px solid ${color.border}`,
  borderRadius: tokens.radius.small,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&[data-link]:hover': { background: color.surfaceHover },
  },
});
export const title = style({ gridArea: 'title', minInlineSize: 0 });
export const about = style({
  ...type(12),
  gridArea: 'about',
  // one line: the date, a dot, and as much of the text as fits
  display: 'flex',
  gap: space[4],
  minInlineSize: 0,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
/** Ends at the end of the row; the maximum width of a table column does not apply. */
globalStyle(`${about} > span`, { maxInlineSize: 'none' });
export const badge = style({ gridArea: 'badge', justifySelf: 'end' });
export const amount = style({
  gridArea: 'amount',
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: tokens.font.semibold,
  whiteSpace: 'nowrap',
});
