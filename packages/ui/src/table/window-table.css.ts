import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { type, visuallyHiddenRule, withText } from '../style/rules.ts';
import { cardGrid } from './card-areas.css.ts';
import { inNarrow } from './in-narrow.ts';

const { color, space } = tokens;

export const viewport = style({
  ...type(14),
  position: 'relative',
  overflow: 'auto',
  contain: 'strict',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  background: color.surfaceRaised,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
export const filler = style({ position: 'relative', inlineSize: '100%' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  blockSize: 'var(--_row)',
  gridTemplateColumns: 'var(--_tracks)',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.border}`,
  outline: 'none',
  ':hover': { background: color.surfaceHover },
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
  ...inNarrow({ ...cardGrid, alignContent: 'center', paddingInline: space[16] }),
});
export const cell = style({
  paddingInline: space[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...inNarrow({ padding: 0, whiteSpace: 'nowrap' }),
});
export const numeric = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const head = style({
  ...type(12, 'medium'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'var(--_tracks)',
  alignItems: 'center',
  blockSize: withText(40),
  color: color.textMuted,
  background: color.surfaceSunken,
  borderBlockEnd: `1px solid ${color.border}`,
  ...inNarrow({ display: 'flex', gap: space[8], overflowX: 'auto', paddingInline: space[8] }),
});
export const plainHeader = style(inNarrow({ ...visuallyHiddenRule }));
