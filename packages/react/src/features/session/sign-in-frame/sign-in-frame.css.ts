import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const frame = style({
  display: 'grid',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '480px',
  marginInline: 'auto',
  padding: space[24],
});
export const brand = style({ minBlockSize: '48px', display: 'grid', alignItems: 'center' });
export const logo = style({ maxBlockSize: '48px', maxInlineSize: '200px' });
export const title = style([type(24, 'semibold'), { outline: 'none' }]);
export const text = style([type(14), { color: color.textMuted, overflowWrap: 'anywhere' }]);
export const ways = style([type(14), { display: 'grid', gap: space[8], justifyItems: 'start' }]);
