import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[12],
  selectors: { '& + &': { marginBlockStart: tokens.space[16] } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  alignItems: 'start',
  gap: tokens.space[24],
  selectors: { '& + &': { marginBlockStart: tokens.space[24] } },
});
