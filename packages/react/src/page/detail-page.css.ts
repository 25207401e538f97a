import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const wide = '(min-width: 760px)';
const stack = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

/** What the pages of one order, one invoice, one shipment … look like: head, facts, a wide column beside a narrow one. */
export const layout = style({ ...stack, gap: space[24] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
});
export const headText = style({ ...stack, gap: space[4] });
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const title = style({ ...type(24, 'semibold'), overflowWrap: 'anywhere', outline: 'none' });
export const number = style({ whiteSpace: 'nowrap' });
export const muted = style({ ...type(14), color: color.textMuted });
export const small = style({ ...type(12), color: color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { print: { display: 'none' } },
});

export const term = style({ ...type(12, 'medium'), color: color.textMuted });
export const detail = style({ ...type(14), overflowWrap: 'anywhere', margin: 0 });
export const link = style({
  color: color.primaryText,
  borderRadius: tokens.radius.small,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 352px' } },
});
export const column = style({ ...stack, gap: space[24] });
/** Beside what stands first and what stands below that: of one line it leaves no hole beside its sums. */
export const besides = style({ '@container': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } } });
/** Columns with something below what stands first; on a phone it comes after what is beside. */
export const columnsAndBelow = style({ '@container': { [wide]: { gridTemplateRows: 'auto 1fr' } } });

/** Below the lines: whether tax is in their prices. */
export const priceNote = style({
  ...type(12),
  color: color.textMuted,
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});

/** Terms and what they say, beside each other as far as there is room: long ones take more of it. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[16]} ${space[24]}` });
export const fact = style({ flex: '1 1 auto', minInlineSize: 'min(100%, 140px)' });
