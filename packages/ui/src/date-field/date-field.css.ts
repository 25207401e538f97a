import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl, type } from '../style/rules.ts';

const { color, space } = tokens;

export const input = style({
  // the ten characters of a day and the field's padding, at any text size
  minInlineSize: 'calc(5.8em + 24px)',
  fontVariantNumeric: 'tabular-nums',
  // typed from left to right in every language, but aligned with the language's start
  textAlign: 'start',
  selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
});
export const range = style({ inlineSize: 'fit-content', maxInlineSize: '100%', flexWrap: 'wrap' });
export const dash = style({ ...type(14), color: color.textMuted });
export const calendar = style({ padding: space[16], outline: 'none' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[8],
});
export const heading = style(type(14, 'semibold'));
export const turn = style({
  ...plainControl,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: tokens.radius.medium,
  color: color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover, color: color.text },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});
export const grid = style({ borderCollapse: 'collapse' });
export const weekday = style({
  ...type(12, 'medium'),
  inlineSize: '40px',
  blockSize: '32px',
  color: color.textMuted,
  textAlign: 'center',
});
export const day = style({
  ...type(14),
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: '50%',
  outline: 'none',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[data-today]': { fontWeight: tokens.font.bold, color: color.primaryText },
    '&[data-selected]': { background: color.primary, color: color.onPrimary },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:is([data-disabled], [data-unavailable])': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&:is([data-disabled], [data-unavailable])': { color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
      },
    },
  },
});
/** Days between the two chosen ones form a band. */
export const rangeDay = style({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: color.primarySoft,
      color: color.text,
      borderRadius: 0,
    },
  },
});
export const footer = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: space[8],
});
