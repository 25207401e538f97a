import { style } from '@vanilla-extract/css';

/** What a quotation measures itself by, on its page and in place of the list. */
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
