import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const layout = style({ display: 'grid', gap: space[24], maxInlineSize: '960px' });
export const header = style({ display: 'grid', gap: space[8], maxInlineSize: '68ch', textWrap: 'pretty' });
export const form = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const whole = style({ gridColumn: '1 / -1' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
