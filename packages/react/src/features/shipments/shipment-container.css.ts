import { style } from '@vanilla-extract/css';

/** What a shipment measures itself by, on its page and in place of the list. */
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
