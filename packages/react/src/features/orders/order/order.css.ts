import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const wide = '(min-width: 760px)';
const medium = '(min-width: 520px)';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@container': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const wideFact = style({ gridColumn: '1 / -1' });

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[24],
});

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
export const shipped = style({
  ...type(12, 'medium'),
  color: color.textMuted,
  selectors: { '&[data-done]': { color: color.successText } },
});
export const later = style({ ...type(12, 'medium'), color: color.warningText });
export const itemAmount = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
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
export const lineTotal = style({ ...type(14, 'semibold'), marginInlineStart: 'auto' });

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
export const refusals = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: space[8],
});
