import { style } from '@vanilla-extract/css';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
/** Up to two lines in a table row, so that most texts are read in full; on a card the whole text. */
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
