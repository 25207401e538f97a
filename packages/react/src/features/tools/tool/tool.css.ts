import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const title = style({ ...type(24, 'semibold') });
export const stage = style({ position: 'relative', minBlockSize: '480px' });
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: '0',
  // follows the page; `schemeOf` reads the color scheme of the frame
  colorScheme: 'inherit',
  selectors: { '&[data-state=loading]': { visibility: 'hidden' } },
});
export const waiting = style({
  position: 'absolute',
  insetBlockStart: space[32],
  insetInline: '0',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[12],
  ...type(14),
  color: color.textMuted,
});
