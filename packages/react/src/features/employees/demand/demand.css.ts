import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';
import { demandSpace } from './demand-space.ts';

const { color, space, radius } = tokens;

export const strip = style({
  ...type(14),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  ...demandSpace,
  boxSizing: 'border-box',
  padding: `${space[4]} ${space[16]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  color: color.textMuted,
});
/** State of the setting; its button follows at the end of the line. */
export const state = style({ flex: '1 1 240px' });
export const text = style({ ...type(14), color: color.textMuted, overflowWrap: 'anywhere' });
