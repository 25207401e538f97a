import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 640px)';

/** The box with the next step; an open offer has a border in the brand's colour. */
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[16]} ${space[24]}`,
  padding: space[24],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
  selectors: {
    '&[data-open]': {
      borderColor: color.primaryBorder,
      boxShadow: `inset 0 4px 0 ${color.primaryBorder}`,
    },
  },
  '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const title = style({ ...type(18, 'semibold') });
export const price = style({
  ...type(32, 'semibold'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** Wraps below the price as a whole. */
export const basis = style({
  ...type(14),
  display: 'inline-block',
  color: color.textMuted,
  fontWeight: tokens.font.regular,
});
export const soon = style({ ...type(14, 'semibold'), color: color.warningText });
export const side = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  '@container': { [medium]: { maxInlineSize: '420px', justifyItems: 'end' } },
});
/** A column on narrow screens, the main button first and at full width. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@container': {
    [medium]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
  selectors: {
    // Four buttons form two rows of two columns with equal width.
    '&:has(> :nth-child(4))': {
      '@container': { [medium]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
  '@media': { print: { display: 'none' } },
});
