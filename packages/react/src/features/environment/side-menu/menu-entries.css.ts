import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' });
// the tooltip's anchor takes the whole row
globalStyle(`${entries} > li > span`, { display: 'block' });
/** Entries below another, indented to its label. */
export const below = style({ paddingInlineStart: '32px', paddingBlockStart: '2px' });
export const entry = style([
  plainControl,
  type(14, 'medium'),
  transition('background-color', 'color'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: tokens.layout.control,
    paddingInline: space[12],
    borderRadius: tokens.radius.medium,
    color: color.sidebarText,
    textDecoration: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
    ':hover': { background: color.sidebarHover, color: color.sidebarTextActive },
    ':focus-visible': { ...focusRing, outlineColor: color.sidebarFocus, outlineOffset: '-2px' },
  },
]);
export const current = style({
  background: color.sidebarActive,
  color: color.sidebarTextActive,
  boxShadow: `inset 3px 0 0 ${color.sidebarAccent}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color.sidebarAccent}` } },
  // shadows and backgrounds are not drawn with forced colors
  '@media': { '(forced-colors: active)': { borderInlineStart: '3px solid Highlight' } },
});
export const railEntry = style({ justifyContent: 'center', paddingInline: 0 });
export const icon = style({ position: 'relative', display: 'inline-flex' });
/** A long label wraps to a second line, because the menu never cuts a label off. */
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** A dot in the product's error red, with a border so that it stands out from the icon. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-3px',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: tokens.radius.round,
  background: color.danger,
  border: `2px solid ${color.sidebarSurface}`,
});
