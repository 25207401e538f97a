import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const header = style({ display: 'grid', gap: space[8], maxInlineSize: '68ch' });
export const form = style({ display: 'grid', gap: space[24], maxInlineSize: '800px' });
export const fields = style({ display: 'grid', gap: space[16] });
export const about = style({
  ...type(14, 'medium'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.medium,
  background: color.infoSoft,
  color: color.infoText,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
