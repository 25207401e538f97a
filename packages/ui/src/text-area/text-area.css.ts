import { style } from '@vanilla-extract/css';

export const area = style({
  minBlockSize: '88px',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '400px',
});
