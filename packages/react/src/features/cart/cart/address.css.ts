import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const choose = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
