import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[16],
});
export const full = style({ gridColumn: '1 / -1' });
const share = (span: number) =>
  style({
    gridColumn: '1 / -1',
    '@container': { 'cart (min-width: 480px)': { gridColumn: `span ${span}` } },
  });
export const half = share(3);
/** Kept side by side on a phone too: they are one thing. */
export const long = style({ gridColumn: 'span 4' });
export const short = style({ gridColumn: 'span 2' });
export const buttons = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const choose = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
