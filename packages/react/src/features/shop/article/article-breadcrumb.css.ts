import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color } = tokens;

/** Room for one line while the categories are still on their way. */
export const breadcrumb = style({ minBlockSize: '28px' });
export const list = style({
  ...type(14),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  '@media': { '(pointer: coarse)': { rowGap: '20px' } },
  color: color.textMuted,
});
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
export const link = style({
  color: color.textMuted,
  textDecoration: 'none',
  borderRadius: tokens.radius.small,
  // the finger's target is taller than the line
  '@media': { '(pointer: coarse)': { paddingBlock: '12px', marginBlock: '-10px' } },
  ':hover': { color: color.text, textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
export const current = style({ color: color.text, minInlineSize: 0 });
