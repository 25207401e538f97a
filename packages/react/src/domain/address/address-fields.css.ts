import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: tokens.space[16],
});
export const full = style({ gridColumn: '1 / -1' });
export const half = style({
  gridColumn: '1 / -1',
  '@container': { '(min-width: 480px)': { gridColumn: 'span 3' } },
});
/** Kept side by side on a phone too: they are one thing. */
export const long = style({ gridColumn: 'span 4' });
export const short = style({ gridColumn: 'span 2' });
