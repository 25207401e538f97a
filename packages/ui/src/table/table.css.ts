import { tokens } from '@foyer/core/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, plainControl, type, visuallyHiddenRule } from '../style/rules.ts';
import { cardGrid } from './card-areas.css.ts';
import { inNarrow } from './in-narrow.ts';

const { color, space } = tokens;

/** `clip` keeps the corners round without making this the scroll container of the sticky head. */
export const surface = style({
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
  overflow: 'clip',
  '@media': { print: { overflow: 'visible' } },
  ...inNarrow({ border: 0, borderRadius: 0, background: 'none', overflow: 'visible' }),
});
/** Only if the columns do not fit: a horizontally scrolling table has no sticky head. */
export const scroller = style({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@media': { print: { overflow: 'visible' } },
});
export const table = style({
  ...type(14),
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  ...inNarrow({ display: 'block' }),
});
/** Browsers repeat the head on each printed page. */
export const head = style({ breakInside: 'avoid', ...inNarrow({ display: 'block' }) });
export const body = style(inNarrow({ display: 'grid', gap: space[12] }));
/** Above cards: one line with the sortable columns. */
export const headRow = style(
  inNarrow({
    display: 'flex',
    gap: space[8],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
    marginBlockEnd: space[8],
    '@media': { print: { display: 'none' } },
  }),
);
export const plainHeadRow = style(inNarrow({ ...visuallyHiddenRule }));
export const row = style({
  position: 'relative',
  selectors: { [`${body} &:hover`]: { background: color.surfaceHover } },
  ...inNarrow({
    ...cardGrid,
    padding: space[16],
    border: `1px solid ${color.border}`,
    borderRadius: tokens.radius.large,
    background: color.surfaceRaised,
  }),
});
export const header = style({
  ...type(12, 'medium'),
  position: 'sticky',
  insetBlockStart: 'var(--foyer-sticky-top, 0px)',
  zIndex: 1,
  blockSize: '40px',
  paddingInline: space[12],
  paddingBlock: 0,
  color: color.textMuted,
  background: color.surfaceSunken,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { print: { position: 'static' } },
  ...inNarrow({ position: 'static', blockSize: 'auto', padding: 0, border: 0, background: 'none' }),
});
/** Headings of columns that cannot be sorted are hidden above cards, where each value has its label. */
export const plainHeader = style(inNarrow({ ...visuallyHiddenRule }));
export const sort = style({
  ...plainControl,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: '32px',
  marginInline: '-8px',
  paddingInline: space[8],
  borderRadius: '6px',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: color.text, background: color.surfaceHover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  ':disabled': { cursor: 'default' },
  selectors: { '[aria-sort] > &': { color: color.text } },
  ...inNarrow({
    marginInline: 0,
    paddingInline: space[12],
    border: `1px solid ${color.border}`,
    borderRadius: tokens.radius.round,
    background: color.surface,
    selectors: {
      '[aria-sort] > &': {
        borderColor: color.primaryBorder,
        background: color.primarySoft,
        color: color.primaryText,
      },
    },
  }),
  '@media': {
    '(pointer: coarse)': { minBlockSize: tokens.layout.touch },
    // Chromium omits the text of buttons where it repeats the head of a table on a further page
    print: { display: 'contents' },
  },
});
export const sortIcon = style({ fontSize: '14px' });
export const sortIdle = style({
  fontSize: '14px',
  opacity: 0.45,
  '@media': { print: { display: 'none' } },
});
/** Same height for one line and for a line with a note, so that notes cause no layout shift. */
export const cell = style({
  blockSize: '52px',
  paddingInline: space[12],
  paddingBlock: '6px',
  verticalAlign: 'middle',
  textAlign: 'start',
  color: color.text,
  selectors: { [`${row}:not(:first-child) > &`]: { borderBlockStart: `1px solid ${color.border}` } },
  ...inNarrow({
    blockSize: 'auto',
    minBlockSize: '20px',
    padding: 0,
    selectors: { [`${row}:not(:first-child) > &`]: { borderBlockStart: 0 } },
  }),
});
/** Cell of the primary column. */
export const primary = style({ fontWeight: tokens.font.semibold });
export const bare = style({ textAlign: 'end', ...inNarrow({ '::before': { content: 'none' } }) });
export const end = style({ textAlign: 'end' });
export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${end} > [part="skeleton"]`, { marginInlineStart: 'auto' });
/** Widths between cards and a table with room for all columns. */
const close = 'foyer-table (min-width: 600.02px) and (max-width: 900px)';
export const wideOnly = style({ '@container': { [close]: { display: 'none' } } });
/** Badges stay on one line in wide tables; the neighbouring columns contain text that can wrap. */
globalStyle(`${cell} > [part="badge"]`, {
  '@container': { 'foyer-table (min-width: 1100.02px)': { whiteSpace: 'nowrap' } },
});
/** All columns are shown from 900 px on, with less padding up to 1100 px. */
const tight = 'foyer-table (min-width: 600.02px) and (max-width: 1100px)';
globalStyle(`${header}, ${cell}`, { '@container': { [tight]: { paddingInline: space[8] } } });
