import { style } from '@vanilla-extract/css';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
