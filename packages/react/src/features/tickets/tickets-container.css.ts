import { style } from '@vanilla-extract/css';

/** What tickets measure themselves by, on their page and in place of the list. */
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
