import { style } from '@vanilla-extract/css';

export const problems = style({ display: 'grid', gap: '2px' });
