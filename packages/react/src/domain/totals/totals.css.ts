import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const totals = style({
  ...type(14),
  display: 'grid',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
});
/** A long label wraps beside its amount; if there is no room for that, the amount goes below. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
});
export const label = style({ flex: '1 1 40%', overflowWrap: 'normal' });
export const amount = style({ margin: 0, marginInlineStart: 'auto', textAlign: 'end', whiteSpace: 'nowrap' });
export const grand = style({
  ...type(18, 'semibold'),
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});
export const included = style({ ...type(12), color: color.textMuted });
export const hint = style({
  ...type(12),
  display: 'block',
  fontWeight: tokens.font.regular,
  color: color.textMuted,
  whiteSpace: 'nowrap',
});
