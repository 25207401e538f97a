import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

export const legend = style(visuallyHiddenRule);
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[12],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@container': {
    '(max-width: 599px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoRows: '1fr',
      gap: space[8],
    },
  },
});
export const count = style({
  ...plainControl,
  ...transition('background', 'border-color'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[8]}`,
  padding: `${space[12]} ${space[16]}`,
  minBlockSize: tokens.layout.touch,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover },
  ':focus-visible': focusRing,
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
  // the longest label does not fit beside its number at this width
  '@container': { '(max-width: 599px)': { flexDirection: 'column', alignItems: 'flex-start' } },
  selectors: { '&[aria-pressed=true]': { borderColor: color.primaryText, background: color.primarySoft } },
});
export const countLabel = style({ ...type(14), color: color.textMuted });
export const countNumber = style({ ...type(18, 'semibold'), fontVariantNumeric: 'tabular-nums' });
