import { tokens } from '@foyer/core/theme';
import { transition, type, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const phone = '(max-width: 519px)';

/** The card, as tall as its neighbours and as its own skeleton. */
export const card = style({ blockSize: '100%', minBlockSize: '394px' });
/** A long title wraps on a phone, the button beside it does not. */
globalStyle(`${card} > [part=card-header]`, { flexWrap: 'nowrap' });
globalStyle(`${card} > [part=card-header] > :last-child`, { flexShrink: 0 });
/** The chart: the selected month above, the scale at the side, the months below. It is as tall as five entries of a list. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: `${withText(64)} minmax(0, 1fr)`,
  gridTemplateRows: `auto ${withText(200)} auto`,
  columnGap: space[8],
  rowGap: space[8],
  '@container': { [phone]: { gridTemplateColumns: `${withText(52)} minmax(0, 1fr)` } },
});
export const readout = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  minBlockSize: withText(40),
});
export const month = style({ ...type(14), color: color.textMuted });
export const value = style({ ...type(20, 'semibold'), fontVariantNumeric: 'tabular-nums' });
export const way = style({ marginInlineStart: 'auto' });
/** The axis, with its numbers right-aligned in every language. */
export const axis = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible', direction: 'ltr' });
globalStyle(`${axis} text`, { fontSize: tokens.size[12], fill: color.textMuted });
export const choice = style({ minInlineSize: 0 });
export const plot = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
export const line = style({ stroke: color.border, strokeWidth: '1px', shapeRendering: 'crispEdges' });
export const zero = style({ stroke: color.borderStrong, strokeWidth: '1px', shapeRendering: 'crispEdges' });
export const option = style({ cursor: 'pointer', outline: 'none' });
export const column = style({
  fill: 'transparent',
  selectors: {
    [`${option}[aria-selected=true] > &`]: { fill: color.surfaceHover },
    [`${option}:focus-visible > &`]: { stroke: color.focus, strokeWidth: '2px' },
  },
});
/** A bar, in the text variant of the brand color, which has contrast to the surface with any brand color. */
export const bar = style({
  ...transition('fill-opacity'),
  fill: color.primaryText,
  fillOpacity: '0.72',
  selectors: { [`${option}[aria-selected=true] > &`]: { fillOpacity: '1' } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const months = style({
  ...type(12),
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  color: color.textMuted,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
globalStyle(`${months} > [data-chosen=true]`, { color: color.text, fontWeight: tokens.font.semibold });
const tight = '(max-width: 719px)';
export const short = style({ '@container': { [tight]: { display: 'none' } } });
export const letter = style({ display: 'none', '@container': { [tight]: { display: 'inline' } } });
export const about = style({
  ...type(12),
  color: color.textMuted,
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
});

export const table = style({ ...type(14), inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  fontWeight: tokens.font.regular,
});
globalStyle(`${table} :is(td, thead th:last-child)`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} thead th`, { ...type(12, 'medium'), color: color.textMuted });
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: tokens.font.semibold, borderBlockEnd: 0 });
