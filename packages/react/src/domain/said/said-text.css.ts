import { style } from '@vanilla-extract/css';

/** Text of a person: each line has the direction of its own language. */
export const said = style({ unicodeBidi: 'plaintext', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
