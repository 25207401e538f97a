import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: tokens.space[8], justifyItems: 'start' });
