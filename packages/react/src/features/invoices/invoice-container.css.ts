import { style } from '@vanilla-extract/css';

/** What an invoice and the sums above the list measure themselves by. */
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
