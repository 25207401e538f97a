import { style } from '@vanilla-extract/css';

/** What people measure themselves by, in the list and in its place. */
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
