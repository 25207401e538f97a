import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const form = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: space[16],
});
export const whole = style({ gridColumn: '1 / -1' });
export const preview = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
});
export const previewTitle = style({ ...type(14, 'semibold'), margin: 0 });
export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const effect = style({ ...type(12), color: color.textMuted });
export const ends = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[12] });
