import { tokens } from '@foyer/core/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainControl, type } from '../style/rules.ts';

const { color, space } = tokens;
const narrow = 'foyer-table (max-width: 600px)';

export const container = style({
  containerType: 'inline-size',
  containerName: 'foyer-table',
  minInlineSize: 0,
});
export const scroller = style({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
export const table = style({
  ...type(14),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
});
export const head = style({
  '@container': { [narrow]: { display: 'block', paddingBlockEnd: space[8] } },
});
export const body = style({ '@container': { [narrow]: { display: 'grid', gap: space[12] } } });
export const headRow = style({
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: space[8] } },
});
export const row = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    [`${body} &:hover`]: { background: color.surfaceHover },
    '&:last-child': { borderBlockEnd: 0 },
  },
  '@container': {
    [narrow]: {
      display: 'grid',
      gap: '6px',
      padding: space[16],
      border: `1px solid ${color.border}`,
      borderRadius: tokens.radius.large,
      background: color.surfaceRaised,
      selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.border}` } },
    },
  },
});
export const header = style({
  ...type(12, 'medium'),
  paddingInline: space[12],
  blockSize: '48px',
  paddingBlock: 0,
  color: color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [narrow]: { blockSize: 'auto', padding: 0, border: 0 } },
});
/** A heading that only names its column has no place above cards: each value carries it. */
export const plainHeader = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const sort = style({
  ...plainControl,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: '32px',
  marginInline: '-8px',
  paddingInline: space[8],
  borderRadius: '6px',
  fontWeight: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.text, background: color.surfaceHover },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: { '[aria-sort] > &': { color: color.text } },
  '@container': {
    [narrow]: {
      marginInline: 0,
      paddingInline: space[12],
      border: `1px solid ${color.border}`,
      borderRadius: tokens.radius.round,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
});
export const sortIcon = style({ fontSize: '14px' });
export const sortIdle = style({ fontSize: '14px', opacity: 0.45 });
export const cell = style({
  paddingInline: space[12],
  blockSize: '56px',
  paddingBlock: '8px',
  verticalAlign: 'middle',
  textAlign: 'start',
  color: color.text,
  '@container': {
    [narrow]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: space[16],
      blockSize: 'auto',
      minBlockSize: '20px',
      padding: 0,
      textAlign: 'end',
      '::before': {
        content: 'attr(data-label)',
        ...type(12),
        color: color.textMuted,
        textAlign: 'start',
        flexShrink: 0,
      },
    },
  },
});
/** What a row is about: the title of its card. */
export const primary = style({
  fontWeight: tokens.font.medium,
  '@container': {
    [narrow]: {
      ...type(16, 'semibold'),
      justifyContent: 'flex-start',
      textAlign: 'start',
      '::before': { content: 'none' },
    },
  },
});
export const bare = style({
  textAlign: 'end',
  '@container': { [narrow]: { justifyContent: 'flex-end', '::before': { content: 'none' } } },
});
export const end = style({ textAlign: 'end' });
export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${end} > [part="skeleton"]`, { marginInlineStart: 'auto' });
