import { style } from '@vanilla-extract/css';

/** Each line has the direction of its own language. */
export const text = style({ unicodeBidi: 'plaintext', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
