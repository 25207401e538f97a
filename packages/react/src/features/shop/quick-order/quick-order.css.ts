import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
/** From this width on, a line is a row of a table; below, it is a card. */
const wide = 'quick-order (min-width: 760px)';
/** From this width on, the file drop is beside the lines. */
const widest = 'quick-order (min-width: 1180px)';
const columns = '28px minmax(180px, 280px) minmax(160px, 1fr) 144px 112px 40px';

export const quickOrder = style({
  containerType: 'inline-size',
  containerName: 'quick-order',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const header = style({ display: 'grid', gap: space[4] });
export const title = style({ ...type(24, 'semibold'), outline: 'none' });
export const intro = style({ ...type(14), color: color.textMuted, maxInlineSize: '72ch' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@container': { [widest]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const head = style({
  ...type(12, 'medium'),
  display: 'none',
  color: color.textMuted,
  columnGap: space[12],
  paddingInline: space[12],
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: columns } },
});
export const headArticle = style({ gridColumn: '2 / 4' });
export const headPrice = style({ textAlign: 'end' });

export const rows = style({ display: 'grid', gap: space[12], '@container': { [wide]: { gap: space[4] } } });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 40px',
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  '@container': {
    [wide]: {
      gridTemplateColumns: columns,
      paddingBlock: space[8],
      borderRadius: radius.medium,
    },
  },
});
export const number = style({
  ...type(12),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  display: 'none',
  '@container': {
    [wide]: { display: 'block', paddingBlockStart: '12px', textAlign: 'end' },
  },
});
export const article = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
});
/** Its label is visually hidden and takes no space. */
export const finder = style({ selectors: { '&&': { gap: 0 } } });
globalStyle(`${finder} [part=error]`, { marginBlockStart: '6px' });

export const found = style({
  display: 'grid',
  gap: '4px',
  alignContent: 'center',
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto', minBlockSize: tokens.layout.control } },
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${row} > ${found}:empty`, { '@container': { [wide]: { display: 'grid', gridColumn: '3' } } });
export const name = style({ ...type(14, 'medium'), overflowWrap: 'anywhere' });
export const stock = style({
  ...type(12),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${space[8]}`,
});
export const note = style({ ...type(12), color: color.textMuted });
/** On narrow screens it shares a line with the price and the remove button, so that the article has the full width. */
export const quantity = style({
  gridColumn: '1',
  gridRow: '3',
  justifySelf: 'start',
  '@container': { [wide]: { gridColumn: '4', gridRow: '1', justifySelf: 'stretch' } },
});
export const price = style({
  display: 'grid',
  justifyItems: 'end',
  justifySelf: 'end',
  gridColumn: '2',
  gridRow: '3',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { gridColumn: '5', gridRow: '1' } },
});
export const priceMain = style({ ...type(14, 'semibold'), whiteSpace: 'nowrap' });
export const remove = style({
  gridColumn: '3',
  gridRow: '3',
  '@container': { [wide]: { gridColumn: '6', gridRow: '1' } },
});
export const error = style({ ...type(12, 'medium'), color: color.dangerText, marginBlockStart: '6px' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginBlockStart: space[8],
});

export const problems = style({
  display: 'grid',
  justifyItems: 'start',
  maxBlockSize: '320px',
  overflow: 'auto',
});
export const problem = style({
  ...plainControl,
  ...type(14),
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  minBlockSize: '28px',
  cursor: 'pointer',
  ':focus-visible': focusRing,
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
});
