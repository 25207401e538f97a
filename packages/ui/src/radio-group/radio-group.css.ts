import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = tokens;

export const layouts = styleVariants({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] },
  cards: {
    display: 'grid',
    gap: space[8],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  },
});
export const card = style({
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
  background: color.surface,
  ':hover': { borderColor: color.borderStrong },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
  selectors: { '&:has(:checked)': { borderColor: color.primaryBorder, background: color.primarySoft } },
});
