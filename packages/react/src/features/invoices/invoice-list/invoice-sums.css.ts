import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  margin: 0,
  '@container': { '(max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});
/** A sum: a tile, on a phone a line. */
export const sum = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surface,
  '@container': {
    '(max-width: 599px)': {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingBlock: space[12],
    },
  },
});
export const label = style({ ...type(14), color: color.textMuted });
export const amount = style({
  ...type(24, 'semibold'),
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  minBlockSize: '54px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '[data-late=true] > &': { color: color.dangerText } },
  '@container': {
    '(max-width: 599px)': {
      ...type(18, 'semibold'),
      flexGrow: 1,
      alignItems: 'flex-end',
      minBlockSize: '44px',
    },
  },
});
export const count = style({ ...type(12), color: color.textMuted, fontWeight: tokens.font.regular });
