import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[12],
  marginBlockStart: tokens.space[16],
});
