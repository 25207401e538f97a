import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { plainControl, type } from '../style/rules.ts';

const { color, space } = tokens;

export const input = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: space[12],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const segment = style({
  ...type(14),
  paddingInline: '1px',
  borderRadius: tokens.radius.small,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.textSubtle },
    '&[data-focused]': { background: color.primary, color: color.onPrimary },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
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
