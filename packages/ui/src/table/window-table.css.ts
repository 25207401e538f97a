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
  '@media': {
    print: {
      display: 'table',
      inlineSize: '100%',
      blockSize: 'auto !important',
      overflow: 'visible',
      contain: 'none',
      borderCollapse: 'collapse',
    },
  },
});
export const filler = style({
  position: 'relative',
  inlineSize: '100%',
  '@media': { print: { display: 'table-row-group', blockSize: 'auto !important' } },
});
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
  '@media': {
    print: {
      position: 'static',
      display: 'table-row',
      blockSize: 'auto',
      transform: 'none !important',
      breakInside: 'avoid',
    },
  },
  ...inNarrow({ ...cardGrid, alignContent: 'center', paddingInline: space[16] }),
});
export const cell = style({
  paddingInline: space[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    print: {
      display: 'table-cell',
      padding: '6px',
      verticalAlign: 'middle',
      whiteSpace: 'normal',
      // the number of a document stays on one line, however many columns there are
      selectors: { '&[role="rowheader"]': { minInlineSize: '12em' } },
    },
  },
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
  // header group that browsers repeat on each printed page; cards label their values themselves
  '@media': { print: { position: 'static', display: 'table-header-group', breakInside: 'avoid' } },
  ...inNarrow({
    display: 'flex',
    gap: space[8],
    overflowX: 'auto',
    paddingInline: space[8],
    '@media': { print: { display: 'none' } },
  }),
});
export const plainHeader = style(inNarrow({ ...visuallyHiddenRule }));
