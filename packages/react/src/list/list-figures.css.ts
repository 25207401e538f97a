import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const narrow = '(max-width: 599px)';

export const legend = style(visuallyHiddenRule);
/** One line; in narrow places it scrolls sideways where it does not fit. */
export const figures = style({
  display: 'flex',
  gap: space[12],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@container': {
    [narrow]: {
      gap: space[8],
      // room for the focus ring, without a line wider than the list
      marginBlock: '-4px',
      marginInlineStart: '-4px',
      padding: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const figure = style({
  ...plainControl,
  ...transition('background', 'border-color'),
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  gap: '2px',
  padding: `${space[12]} ${space[16]}`,
  minBlockSize: tokens.layout.touch,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover },
  ':focus-visible': focusRing,
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
  '@container': { [narrow]: { flex: '1 0 auto', gap: 0, padding: `4px ${space[12]}` } },
  selectors: { '&[aria-pressed=true]': { borderColor: color.primaryText, background: color.primarySoft } },
});
export const label = style({
  ...type(14),
  color: color.textMuted,
  '@container': { [narrow]: type(12) },
});
export const value = style({
  ...type(18, 'semibold'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-late=true] > &': { color: color.dangerText } },
  '@container': { [narrow]: type(14, 'semibold') },
});
export const note = style({
  ...type(12),
  color: color.textMuted,
  '@container': { [narrow]: { display: 'none' } },
});
