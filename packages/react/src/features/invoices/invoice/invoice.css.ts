import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 520px)';
const stack = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const late = style({ ...type(14, 'medium'), color: color.dangerText });

export const plain = style({ listStyle: 'none', margin: 0, padding: 0 });

export const lines = style({ ...stack });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const lineText = style({ ...stack, gap: space[4] });
export const lineName = style({ ...type(14, 'medium'), overflowWrap: 'anywhere' });
export const lineAmount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [medium]: { flexDirection: 'column', alignItems: 'flex-end' } },
});
export const lineTotal = style({
  ...type(14, 'semibold'),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const note = style({ ...type(14), color: color.textMuted, marginBlockStart: space[12] });

export const payment = style({ ...stack, gap: space[16] });
export const figure = style({
  ...stack,
  gap: space[8],
  alignItems: 'center',
  margin: 0,
  textAlign: 'center',
});
/** The QR code, dark on white in both schemes, as scanners need it. */
export const code = style({
  inlineSize: '184px',
  blockSize: '184px',
  maxInlineSize: '100%',
  borderRadius: tokens.radius.medium,
});
export const transfer = style({ display: 'grid', gap: space[8], margin: 0 });
export const value = style({ ...type(14, 'medium'), margin: 0, overflowWrap: 'anywhere', userSelect: 'all' });

export const entry = style({
  ...type(14),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const day = style({ ...type(12), display: 'block', color: color.textMuted });
