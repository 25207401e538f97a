import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

/** From this width of the results on, articles are in a grid; below, in rows. */
const wide = '(min-width: 520px)';

const leastTile = 228;
/** Minimum width of the results for a number of tiles side by side. */
export const roomFor = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
  (tiles) => `${tiles * leastTile + (tiles - 1) * 16}px`,
);

export const results = style({ containerType: 'inline-size', containerName: 'results' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@container': {
    [`results ${wide}`]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${leastTile}px, 1fr))`,
      gap: space[16],
    },
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const card = style({
  ...transition('border-color', 'box-shadow'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[12],
  alignContent: 'start',
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  selectors: { '&:hover': { borderColor: color.borderStrong, boxShadow: tokens.shadow.raised } },
});

export const tile = style({
  '@container': {
    [`results ${wide}`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      padding: space[16],
    },
  },
});

export const row = style({
  '@container': {
    'results (min-width: 640px)': {
      gridTemplateColumns: '72px minmax(0, 1fr) 152px 256px',
      alignItems: 'center',
    },
  },
});

export const picture = style({
  aspectRatio: '4 / 3',
});

export const text = style({ minInlineSize: 0, display: 'grid', gap: '4px', alignContent: 'start' });

export const number = style({
  ...type(12),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: tokens.line[12],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[8],
});
export const inCart = style({ ...type(12, 'medium'), color: color.successText });

/** Always two lines high, so that prices are aligned across the grid. */
export const name = style({
  ...type(14, 'semibold'),
  color: color.text,
  '@container': {
    [`results ${wide}`]: {
      selectors: { [`${tile} &`]: { minBlockSize: `calc(2 * ${tokens.line[14]})` } },
    },
  },
});

export const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** The link covers the picture and name of the card; other controls are above it. */
export const link = style({
  ...plainControl,
  textAlign: 'start',
  cursor: 'pointer',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
  ':hover': { color: color.primaryText, textDecoration: 'underline', textUnderlineOffset: '3px' },
  selectors: { '&:focus-visible::after': focusRing },
});

export const availability = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  minBlockSize: '42px',
  alignContent: 'start',
});
export const leadTime = style({ ...type(12), color: color.textMuted });

export const price = style({
  display: 'grid',
  alignContent: 'start',
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: 0,
  gridColumn: '2',
  '@container': {
    [`results ${wide}`]: { selectors: { [`${tile} &`]: { gridColumn: '1 / -1' } } },
    'results (min-width: 640px)': { selectors: { [`${row} &`]: { gridColumn: 'auto', textAlign: 'end' } } },
  },
});
export const priceMain = style({ ...type(18, 'semibold'), color: color.text });
export const priceOther = style({ ...type(12), color: color.textMuted });
export const tier = style({
  ...type(12, 'medium'),
  color: color.successText,
  minBlockSize: tokens.line[12],
});

export const buy = style({
  position: 'relative',
  gridColumn: '1 / -1',
  '@container': {
    'results (min-width: 640px)': { selectors: { [`${row} &`]: { gridColumn: 'auto' } } },
  },
});

/** Height of the quantity field and the button. */
export const buySkeleton = style([buy, { minBlockSize: tokens.layout.control }]);
