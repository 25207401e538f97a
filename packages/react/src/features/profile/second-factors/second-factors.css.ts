import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const text = style({ ...type(14), color: color.textMuted, overflowWrap: 'anywhere' });
export const optional = style({ ...type(12), color: color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
