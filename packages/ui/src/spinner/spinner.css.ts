import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const box = style({ display: 'inline-flex', verticalAlign: 'middle' });

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  fontSize: '20px',
  borderRadius: '50%',
  border: '0.12em solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      borderInlineEndColor: 'Canvas',
    },
  },
});
