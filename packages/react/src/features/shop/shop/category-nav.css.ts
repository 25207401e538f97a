import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const tree = style({ display: 'grid', gap: '2px' });
export const branch = style({
  display: 'grid',
  gap: '2px',
  marginInlineStart: space[12],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.border}`,
});

export const entry = style({
  ...plainControl,
  ...type(14),
  ...transition('background-color'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '36px',
  paddingInline: space[8],
  paddingBlock: '6px',
  borderRadius: radius.small,
  textAlign: 'start',
  cursor: 'pointer',
  color: color.text,
  ':hover': { background: color.surfaceHover },
  ':focus-visible': focusRing,
  '@media': { ...transition('')['@media'], '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
});
export const current = style({
  background: color.primarySoft,
  color: color.primaryText,
  fontWeight: tokens.font.semibold,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
export const label = style({ minInlineSize: 0 });
export const count = style({ ...type(12), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const chips = style({
  display: 'flex',
  gap: space[8],
  minBlockSize: '48px',
  paddingBlock: space[4],
  '@media': { '(pointer: coarse)': { minBlockSize: '52px' }, print: { display: 'none' } },
  paddingInline: '2px',
  // the first chip snaps to the start of the line, not 2 px further on, where it would fade out
  scrollPaddingInline: '2px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
});
export const chip = style({
  ...plainControl,
  ...type(14, 'medium'),
  flexShrink: 0,
  minBlockSize: '40px',
  paddingInline: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  scrollSnapAlign: 'start',
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
  ':hover': { background: color.surfaceHover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
});
export const chipCurrent = style({
  background: color.primarySoft,
  borderColor: color.primaryBorder,
  color: color.primaryText,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight', borderWidth: '2px' } },
});

/** A category without articles. */
export const empty = style({
  selectors: { '&:not([aria-current])': { color: color.textMuted, fontWeight: tokens.font.regular } },
});
