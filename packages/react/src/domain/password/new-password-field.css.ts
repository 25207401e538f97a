import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = tokens;

export const field = style({ display: 'grid', gap: space[8] });
export const strength = style([
  type(12),
  { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: space[12] },
]);
export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[4] });
export const step = style({ blockSize: '4px', borderRadius: '2px', background: color.border });
/** Color of a filled step, by the strength of the password. */
export const reached = styleVariants({
  short: {},
  weak: { background: color.danger },
  fair: { background: color.warning },
  good: { background: color.success },
  strong: { background: color.success },
});
