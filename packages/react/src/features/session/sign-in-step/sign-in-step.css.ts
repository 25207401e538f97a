import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const kinds = style({ display: 'grid', gap: space[16] });
export const kind = style({ display: 'grid', gap: space[4] });
export const hint = style({ ...type(12), color: color.textMuted });
