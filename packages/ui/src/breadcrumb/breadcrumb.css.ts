import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../style/rules.ts';

const { color } = tokens;
const touch = '(pointer: coarse)';

/** One line, reserved while the items are loading, so that nothing below moves. */
export const breadcrumb = style({
  containerType: 'inline-size',
  minBlockSize: '28px',
  '@media': { [touch]: { minBlockSize: tokens.layout.touch } },
});
export const list = style({ ...type(14), display: 'flex', gap: '4px', color: color.textMuted });
/** Long names are cut; the first item is always complete. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { flexShrink: 0 } },
});
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
export const text = style(cut);
export const link = style({
  ...cut,
  color: color.textMuted,
  textDecoration: 'none',
  borderRadius: tokens.radius.small,
  ':hover': { color: color.text, textDecoration: 'underline' },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  '@media': { [touch]: { paddingBlock: '12px' } },
});
/** The current page is cut first, since the heading below repeats its name. */
export const current = style({
  ...cut,
  flexShrink: 999,
  minInlineSize: '40px',
  alignSelf: 'center',
  color: color.text,
  whiteSpace: 'nowrap',
});
