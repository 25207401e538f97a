import { style } from '@vanilla-extract/css';

export const icon = style({
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  fontSize: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  overflow: 'visible',
});

/** Mirrored in right-to-left text. */
export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
