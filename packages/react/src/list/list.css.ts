import { tokens } from '@foyer/core/theme';
import { focusRing, transition, type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
  '@container': { '(max-width: 559px)': { gap: space[12] } },
});
/** Aligns the heading with those of screens without a button: a button is 4 px higher on both sides. */
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: '-4px',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const title = style({ ...type(24, 'semibold'), marginBlock: space[4], outline: 'none' });
export const toolbar = style({
  containerType: 'inline-size',
  containerName: 'list-toolbar',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginBlockEnd: space[12],
});
/** The lower part of the toolbar, below the list. */
export const summaryBelow = style([toolbar, { marginBlock: `${space[12]} 0` }]);
const wide = 'list-toolbar (min-width: 560px)';
/** Breakpoint below which a list has one line with its search and a button for the filters. */
const narrow = 'list-toolbar (max-width: 559.98px)';
/** The search with the filters in wide places, with a button for the filters in narrow ones. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[12],
  '@container': { [narrow]: { flexWrap: 'nowrap', gap: space[8] } },
  '@media': { print: { display: 'none' } },
});
export const search = style({
  flex: '1 1 240px',
  maxInlineSize: '400px',
  '@container': { [narrow]: { flex: '1 1 0', maxInlineSize: 'none', gap: 0 } },
});
/** The label is visible in wide places, the placeholder with the same text in narrow ones. */
globalStyle(`${search} label`, { '@container': { [narrow]: visuallyHiddenRule } });
globalStyle(`${search} input::placeholder`, { '@container': { [wide]: { opacity: 0 } } });
export const wideFields = style({ display: 'none', '@container': { [wide]: { display: 'contents' } } });
export const wideOnly = style({
  display: 'none',
  minInlineSize: 0,
  '@container': { [wide]: { display: 'block' } },
});
export const narrowOnly = style({ display: 'contents', '@container': { [wide]: { display: 'none' } } });
export const filter = style({ flex: '1 1 140px', '@container': { [wide]: { flex: '0 1 200px' } } });
export const daysFilter = style({
  flex: '1 1 280px',
  minInlineSize: 0,
  '@container': { [wide]: { flex: '0 1 300px' } },
});
/**
 * Chips that do not fit are scrolled sideways and fade at the edge; the reset button stays beside them. The height of one line is
 * reserved from the start, so that nothing below moves when chips appear.
 */
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  // Room for the focus ring of a chip, without a line wider than the list.
  marginBlock: '-4px',
  marginInlineStart: '-4px',
  padding: '4px',
  minBlockSize: '40px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { '(pointer: coarse)': { minBlockSize: '48px' } },
});
globalStyle(`${chips} > *`, { flex: 'none' });
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
/** The space that its neighbours leave: the count is known late and must not push them into the next line. */
export const count = style({
  ...type(14),
  color: color.textMuted,
  minBlockSize: tokens.line[14],
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** The result of an export: a line of its own in narrow places. */
export const result = style({ '@container': { [narrow]: { flex: '1 1 100%', whiteSpace: 'normal' } } });
/** The count with the filter chips beside it, in which the count keeps its natural width. */
export const withChips = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[12],
  flex: '1 1 0',
  minInlineSize: 0,
});
globalStyle(`${withChips} > ${count}`, { flex: '0 1 auto' });
/** In narrow places the buttons stand beside the count, without their icons. */
globalStyle(`${summary} button`, { '@container': { [narrow]: { paddingInline: space[8] } } });
globalStyle(`${summary} button svg`, { '@container': { [narrow]: { display: 'none' } } });
/** Column choice and exports are hidden in print; the count and the chips are printed. */
globalStyle(`${summary} > :is(button, span)`, { '@media': { print: { display: 'none' } } });
export const failed = style({ ...type(14), color: color.dangerText });
export const columnsBox = style({ display: 'inline-flex' });

/** Receives the focus when a page is turned; no outline, since scrolling to the start of the list already shows it. */
export const head = style({ outline: 'none', scrollMarginBlockStart: space[16], minInlineSize: 0 });
export const current = style(transition('opacity'));
export const stale = style([current, { opacity: 0.6 }]);
export const range = style({ ...type(14), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  marginBlockStart: space[24],
  '@media': { print: { display: 'none' } },
});

/** The name of an entry; its hit area is the whole row. */
export const rowLink = style({
  font: 'inherit',
  fontWeight: tokens.font.semibold,
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});
/** Maximum width of a line before it is cut, by the width of the table. */
const columnEnds = {
  'foyer-table (max-width: 600px)': { maxInlineSize: '100%' },
  'foyer-table (min-width: 600.02px) and (max-width: 900px)': { maxInlineSize: '150px' },
  'foyer-table (min-width: 900.02px) and (max-width: 1100px)': { maxInlineSize: '180px' },
  'foyer-table (min-width: 1100.02px) and (max-width: 1200px)': { maxInlineSize: '240px' },
  'foyer-table (min-width: 1500px)': { maxInlineSize: '560px' },
  'foyer-table (min-width: 1900px)': { maxInlineSize: '840px' },
};
/** Second line, in small type. It is shortened before a table scrolls sideways; the first line decides the width of the column. */
export const note = style({
  ...type(12),
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  fontWeight: tokens.font.regular,
  color: color.textMuted,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxInlineSize: '320px',
  '@container': columnEnds,
  '@media': { print: { WebkitLineClamp: 'none' } },
});
/** One line that is cut at the end of its column; the title of a card wraps instead. */
export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '320px',
  '@container': columnEnds,
  '@media': { print: { whiteSpace: 'normal' } },
});
globalStyle(`${rowLink} > ${line}`, {
  '@container': { 'foyer-table (max-width: 600px)': { whiteSpace: 'normal' } },
});
