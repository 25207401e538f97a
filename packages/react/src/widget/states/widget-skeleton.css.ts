import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const broken = style({
  display: 'grid',
  gap: tokens.space[12],
  justifyItems: 'center',
  textAlign: 'center',
  padding: tokens.space[32],
});
