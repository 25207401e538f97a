import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  gap: tokens.space[16],
});
export const full = style({ gridColumn: '1 / -1' });
const share = (narrow: string, wide: number) =>
  style({ gridColumn: narrow, '@container': { '(min-width: 480px)': { gridColumn: `span ${wide}` } } });
export const half = share('1 / -1', 6);
/** Side by side on phones too: both fields belong together, and the short one has room for its label. */
export const long = share('span 7', 8);
export const short = share('span 5', 4);
