import { style } from '@vanilla-extract/css';

/** The container of a list or a record: container queries inside measure its width, not the window's. */
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
