import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const medium = '(min-width: 520px)';
const stack = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const subject = style({ ...type(16, 'medium'), overflowWrap: 'anywhere' });
export const words = style({ ...type(14), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const wideFact = style({ flexBasis: '100%' });

export const lines = style({ ...stack });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@container': { [medium]: { gridTemplateColumns: '48px minmax(0, 1fr) auto' } },
});
export const picture = style({
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: radius.medium,
  overflow: 'hidden',
});
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  background: color.surface,
});
export const lineText = style({ ...stack, gap: space[4] });
export const lineName = style({ ...type(14, 'medium'), overflowWrap: 'anywhere' });
export const amount = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[8]}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [medium]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'flex-end', flexWrap: 'nowrap' },
  },
});
export const unit = style({ ...type(12), color: color.textMuted, whiteSpace: 'nowrap' });
/** Unit price in the shop, without the offer. */
export const listPrice = style({ ...type(12), color: color.textMuted, whiteSpace: 'nowrap' });
export const struck = style({ textDecoration: 'line-through' });
/** Aligned to the end of the line, also after wrapping. */
export const lineTotal = style({ ...type(14, 'semibold'), whiteSpace: 'nowrap', marginInlineStart: 'auto' });
export const offerNote = style({
  ...type(12, 'medium'),
  color: color.infoText,
  overflowWrap: 'anywhere',
});

export const savings = style({
  ...type(14, 'semibold'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[12],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.medium,
  color: color.successText,
  background: color.successSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const contact = style({ ...stack, gap: space[8], ...type(14), fontStyle: 'normal' });
