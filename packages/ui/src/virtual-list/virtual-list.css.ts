import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';

const { color } = tokens;

export const viewport = style({
  position: 'relative',
  overflow: 'auto',
  contain: 'strict',
  overscrollBehavior: 'contain',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
export const filler = style({ position: 'relative', inlineSize: '100%' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  outline: 'none',
  selectors: {
    '&[data-fixed]': { blockSize: 'var(--_row)' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const gridRow = style({
  display: 'grid',
  blockSize: 'var(--_row)',
  gridTemplateColumns: 'var(--_tracks)',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.border}`,
  ':hover': { background: color.surfaceHover },
});
export const cell = style({
  paddingInline: tokens.space[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const numeric = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'var(--_tracks)',
  alignItems: 'center',
  blockSize: '40px',
  fontSize: tokens.size[12],
  fontWeight: tokens.font.medium,
  color: color.textMuted,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});
