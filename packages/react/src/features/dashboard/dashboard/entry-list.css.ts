import { tokens } from '@foyer/core/theme';
import { calmPicture } from '@foyer/ui/style/calm-picture.ts';
import { transition, type, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const entries = style({ display: 'flex', flexDirection: 'column' });
/** An entry of two lines. Five entries are as tall as four with a picture, and as the chart beside them. */
export const entry = style({
  ...transition('background-color'),
  ...type(14),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title badge" "about amount"',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space[12],
  rowGap: '2px',
  blockSize: withText(64),
  borderBlockStart: `1px solid ${color.border}`,
  borderRadius: tokens.radius.small,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&[data-link]:hover': { background: color.surfaceHover },
  },
});
export const pictured = style([
  entry,
  {
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture title title" "picture about badge"',
    blockSize: withText(80),
  },
]);
export const frame = style({
  ...calmPicture,
  gridArea: 'picture',
  inlineSize: '72px',
  blockSize: '54px',
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
  backgroundColor: color.surfaceSunken,
});
globalStyle(`${frame} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/** The title of an entry: one line, or two beside a picture. */
export const entryTitle = style({
  ...type(14, 'medium'),
  gridArea: 'title',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { [`${pictured} > &`]: { WebkitLineClamp: 2 } },
});
export const about = style({
  ...type(12),
  gridArea: 'about',
  display: 'flex',
  gap: space[4],
  minInlineSize: 0,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const aboutText = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const badge = style({ gridArea: 'badge', justifySelf: 'end' });
export const amount = style({
  gridArea: 'amount',
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: tokens.font.semibold,
  whiteSpace: 'nowrap',
});
