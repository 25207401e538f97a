import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

const { color, space } = tokens;

/** Panel of every list and calendar that opens below an element. */
export const popover = style({
  minInlineSize: '180px',
  maxInlineSize: 'min(400px, calc(100vw - 16px))',
  overflow: 'auto',
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
  boxShadow: tokens.shadow.overlay,
  outline: 'none',
});
export const list = style({ padding: '4px', outline: 'none' });
export const item = style({
  ...type(14),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '36px',
  paddingInline: space[12],
  paddingBlock: '6px',
  borderRadius: '6px',
  color: color.text,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: tokens.font.medium },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: tokens.layout.touch },
    // forced colors drop backgrounds; without this outline the focused option of a combo box would have no mark
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const danger = style({ color: color.dangerText });
export const itemText = style({ flex: 1, minInlineSize: 0 });
export const itemDetail = style({
  ...type(12),
  display: 'block',
  color: color.textMuted,
  fontWeight: tokens.font.regular,
});
export const separator = style({
  blockSize: '1px',
  marginBlock: '4px',
  marginInline: '-4px',
  background: color.border,
});
