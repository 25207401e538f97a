import { tokens } from '@foyer/core/theme';
import { focusRing, transition, type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
/** Below this width of the widget the table becomes cards. */
const wide = '(min-width: 760px)';
const medium = '(min-width: 520px)';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const title = style({ ...type(24, 'semibold'), outline: 'none' });

/** Two beside each other on a phone, one line where there is room. */
export const stateField = style({ flex: '1 1 140px', '@container': { [medium]: { flex: '0 1 200px' } } });
export const dateField = style({ flex: '1 1 140px', '@container': { [medium]: { flex: '0 1 150px' } } });
export const sortField = style({ flex: '1 1 140px', '@container': { [wide]: { display: 'none' } } });

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
});
export const surface = style({
  '@container': {
    [wide]: {
      border: `1px solid ${color.border}`,
      borderRadius: tokens.radius.large,
      background: color.surfaceRaised,
      overflow: 'hidden',
    },
  },
});
export const tableHead = style({ display: 'none' });
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const row = style({
  ...transition('background-color', 'border-color'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"number state" "articles articles" "date amount" "delivery delivery"',
  gap: `${space[4]} ${space[12]}`,
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
  selectors: { '&[data-link]:hover': { background: color.surfaceHover } },
});
/** As tall as a row with content, so that nothing jumps when it comes. */
export const skeletonRow = style({ minBlockSize: '142px' });

export const cell = style({ ...type(14), display: 'block', minInlineSize: 0, textAlign: 'start' });
export const numberCell = style({ gridArea: 'number' });
export const dateCell = style({ gridArea: 'date', color: color.textMuted });
export const articlesCell = style({ gridArea: 'articles' });
/** A table has room for a state on one line. */
export const stateCell = style({
  gridArea: 'state',
  justifySelf: 'end',
  '@container': { [wide]: { whiteSpace: 'nowrap' } },
});
export const deliveryCell = style({ gridArea: 'delivery', color: color.textMuted });
export const amountCell = style({
  gridArea: 'amount',
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: tokens.font.semibold,
  whiteSpace: 'nowrap',
});
/** In a table the column's head says it. */
export const tax = style({
  ...type(12),
  fontWeight: tokens.font.regular,
  color: color.textMuted,
  '@container': { [wide]: { display: 'none' } },
});
export const emptyCell = style({ '@container': { '(max-width: 759.98px)': { display: 'none' } } });

const asCell = {
  display: 'table-cell',
  paddingInline: space[16],
  paddingBlock: space[12],
  verticalAlign: 'middle',
};
globalStyle(`${table} :is(th, td)`, { textAlign: 'start', fontWeight: 'inherit' });
for (const [selector, rule] of [
  [table, { display: 'table' }],
  [tableHead, { display: 'table-header-group' }],
  [body, { display: 'table-row-group' }],
  [row, { display: 'table-row', border: 0, borderRadius: 0 }],
  [cell, asCell],
  [`${row} + ${row} > *`, { borderBlockStart: `1px solid ${color.border}` }],
  [`${table} ${amountCell}`, { textAlign: 'end' }],
  [skeletonRow, { blockSize: '61px', minBlockSize: 0 }],
] as const) {
  globalStyle(selector, { '@container': { [wide]: rule } });
}

export const headCell = style({
  ...type(12, 'medium'),
  paddingInline: space[16],
  paddingBlock: space[8],
  color: color.textMuted,
  background: color.surfaceSunken,
  borderBlockEnd: `1px solid ${color.border}`,
  whiteSpace: 'nowrap',
});
export const headEnd = style({});
globalStyle(`${table} ${headEnd}`, { textAlign: 'end' });
export const sortButton = style({
  ...type(12, 'medium'),
  appearance: 'none',
  fontFamily: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  margin: `calc(-1 * ${space[4]})`,
  padding: space[4],
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.text },
  ':focus-visible': focusRing,
  selectors: { '&[data-active]': { color: color.text } },
});

/** The order's number; its hit area is the whole row. */
export const link = style({
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: tokens.font.semibold,
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});
export const reference = style({
  ...type(12),
  display: 'block',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  maxInlineSize: '240px',
});
export const preview = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const more = style({ ...type(12), display: 'block', color: color.textMuted });
export const caption = style({ position: 'absolute' });
