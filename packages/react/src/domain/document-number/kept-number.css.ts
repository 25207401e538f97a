import { style } from '@vanilla-extract/css';

export const kept = style({ whiteSpace: 'nowrap' });
