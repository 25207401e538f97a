import { style } from '@vanilla-extract/css';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
/** Two lines in a row of a table, so that it is read to its end; on a card as many as it has room for. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxInlineSize: '320px',
  '@container': {
    'foyer-table (max-width: 600px)': { display: 'inline', maxInlineSize: '100%' },
    'foyer-table (min-width: 1500px)': { maxInlineSize: '560px' },
  },
});
