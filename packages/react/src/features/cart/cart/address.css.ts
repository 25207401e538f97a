import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space[16],
});
export const full = style({ gridColumn: '1 / -1' });
const roomy = 'cart (min-width: 480px)';
const share = (narrow: string, wide: number) =>
  style({ gridColumn: narrow, '@container': { [roomy]: { gridColumn: `span ${wide}` } } });
export const half = share('1 / -1', 6);
/** Kept side by side on a phone too: they are one thing, and the short one has room for its label. */
export const long = share('span 7', 8);
export const short = share('span 5', 4);
export const buttons = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const choose = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
