import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const wide = '(min-width: 760px)';
const medium = '(min-width: 520px)';
const noPrint = { '@media': { print: { display: 'none' } } } as const;

export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
});
export const headText = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const title = style({ ...type(24, 'semibold'), overflowWrap: 'anywhere', outline: 'none' });
export const muted = style({ ...type(14), color: color.textMuted });
export const actions = style({ ...noPrint, display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@container': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const term = style({ ...type(12, 'medium'), color: color.textMuted });
export const detail = style({ ...type(14), overflowWrap: 'anywhere', margin: 0 });
export const wideFact = style({ gridColumn: '1 / -1' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 352px' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[24], minInlineSize: 0 });

export const items = style({ display: 'flex', flexDirection: 'column' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${color.border}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@container': { [medium]: { gridTemplateColumns: '64px minmax(0, 1fr) auto' } },
});
export const picture = style({
  inlineSize: '56px',
  blockSize: '56px',
  '@container': { [medium]: { inlineSize: '64px', blockSize: '64px' } },
});
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  background: color.surfaceSunken,
  borderRadius: tokens.radius.medium,
  color: color.textSubtle,
});
export const itemText = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
export const itemName = style({
  ...type(14, 'medium'),
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
export const itemLink = style({
  appearance: 'none',
  alignSelf: 'flex-start',
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'none',
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { paddingBlock: '2px', minBlockSize: tokens.layout.touch } },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
export const small = style({ ...type(12), color: color.textMuted });
export const shipped = style({
  ...type(12, 'medium'),
  color: color.textMuted,
  selectors: { '&[data-done]': { color: color.successText } },
});
export const later = style({ ...type(12, 'medium'), color: color.warningText });
export const itemAmount = style({
  gridColumn: '2',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': {
    [medium]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      alignItems: 'flex-end',
      justifyContent: 'flex-start',
    },
  },
});
export const lineTotal = style({ ...type(14, 'semibold') });

export const priceNote = style({
  ...type(12),
  color: color.textMuted,
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});
export const shipments = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const shipment = style({ display: 'flex', flexDirection: 'column', gap: space[4], ...type(14) });
export const shipmentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const strong = style({ fontWeight: tokens.font.medium });
export const shipmentLink = style([
  strong,
  {
    color: color.primaryText,
    borderRadius: tokens.radius.small,
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': focusRing,
  },
]);
export const refusals = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: space[8],
});
