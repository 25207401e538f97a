import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
});
export const files = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[4],
  // one line in a table; on a card as many as large text needs
  '@container': { 'foyer-table (min-width: 600px)': { flexWrap: 'nowrap' } },
});
export const status = style({ ...type(14), color: color.textMuted, minBlockSize: '20px' });
