import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const wide = '(min-width: 760px)';
const stack = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

/** Layout of detail pages (order, invoice, shipment …): head, facts, a wide column beside a narrow one. */
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
/** Narrow column that spans two rows, so that a short first row leaves no gap beside it. */
export const besides = style({ '@container': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } } });
/** Columns with content below the first block; on a phone that content follows the narrow column. */
export const columnsAndBelow = style({ '@container': { [wide]: { gridTemplateRows: 'auto 1fr' } } });

/** Note below the lines: whether their prices include tax. */
export const priceNote = style({
  ...type(12),
  color: color.textMuted,
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});

/** Terms with their values, side by side as far as they fit: long ones take more space. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[16]} ${space[24]}` });
export const fact = style({ flex: '1 1 auto', minInlineSize: 'min(100%, 140px)' });
