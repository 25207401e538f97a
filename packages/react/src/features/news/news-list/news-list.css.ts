import { tokens } from '@foyer/core/theme';
import { calmPicture } from '@foyer/ui/style/calm-picture.ts';
import { focusRing, transition, type, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 560px)';
const wide = '(min-width: 900px)';
const widest = '(min-width: 1760px)';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const title = style({ ...type(24, 'semibold') });
export const head = style({ outline: 'none', scrollMarginBlockStart: space[16] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@container': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[24] },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [widest]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** A card as tall as its neighbours, unless a card of the list is unfolded, which must not stretch the others. */
export const card = style({
  selectors: { [`${list}:not(:has([aria-expanded="true"])) &`]: { blockSize: '100%' } },
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
});
/** The frame of a picture. Its fixed aspect ratio prevents a layout shift when a picture loads. */
export const frame = style({
  ...calmPicture,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  background: color.surfaceSunken,
  color: color.textSubtle,
  overflow: 'hidden',
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  padding: space[16],
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  ...type(12),
  color: color.textMuted,
});
export const category = style({ display: 'flex' });
export const headline = style({ ...type(16, 'semibold'), overflowWrap: 'anywhere', outline: 'none' });
export const teaser = style({ ...type(14), color: color.textMuted, overflowWrap: 'anywhere' });
export const full = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  ...type(14),
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  marginBlockStart: space[4],
  ...type(14),
});
export const toggle = style({
  ...transition('color'),
  ...type(14, 'medium'),
  '@media': { ...transition('')['@media'], '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
  appearance: 'none',
  fontFamily: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.primaryText,
  cursor: 'pointer',
  borderRadius: tokens.radius.small,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});

export const compactList = style({ display: 'flex', flexDirection: 'column' });
export const compactItem = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  // always one line of facts and two of headline, to avoid a layout shift when they load
  blockSize: withText(86),
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const thumbnail = style({
  inlineSize: '72px',
  blockSize: '54px',
  aspectRatio: 'auto',
  borderRadius: tokens.radius.medium,
});
export const compactBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  containerType: 'inline-size',
});
// one line in every language: if both do not fit, the category is hidden, because the date says more
globalStyle(`${compactBody} > ${meta} > ${category}`, {
  '@container': { '(max-width: 280px)': { display: 'none' } },
});
globalStyle(`${compactBody} > ${meta}`, { flexWrap: 'nowrap', whiteSpace: 'nowrap' });
globalStyle(`${compactBody} time`, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const compactTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const compactLink = style({
  ...type(14, 'medium'),
  appearance: 'none',
  fontFamily: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.radius.medium },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});
