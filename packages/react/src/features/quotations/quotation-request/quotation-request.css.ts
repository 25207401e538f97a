import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 600px)';

export const header = style({ display: 'grid', gap: space[4], maxInlineSize: '72ch' });
/** Limits the line length of the form. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  maxInlineSize: '880px',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[16],
});
export const words = style({ marginBlockStart: space[24] });
export const actions = style({ display: 'grid', justifyItems: 'start', gap: space[8] });
export const hint = style({ ...type(12), color: color.textMuted });

/** Reserves the height of the first line, so that it causes no layout shift. */
export const firstLine = style({
  minBlockSize: '176px',
  '@container': { [medium]: { minBlockSize: '120px' } },
});
export const lines = style({ display: 'grid', gap: space[12] });
export const rows = style({ display: 'grid', gap: space[12] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 144px 40px' } },
});
export const article = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { [medium]: { gridColumn: 'auto' } },
});
/** Its label is visually hidden and takes no space. */
export const finder = style({ selectors: { '&&': { gap: 0 } } });
globalStyle(`${finder} [part=error]`, { marginBlockStart: '6px' });
export const name = style({ ...type(14), overflowWrap: 'anywhere', ':empty': { display: 'none' } });
export const add = style({ justifySelf: 'start' });

export const cartLines = style({ fontVariantNumeric: 'tabular-nums' });
export const cartLine = style({
  ...type(14),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space[16]}`,
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
export const cartName = style({ overflowWrap: 'anywhere' });
export const cartSum = style({ whiteSpace: 'nowrap', fontWeight: tokens.font.medium });
export const none = style({ display: 'none' });

export const steps = style({
  ...type(14),
  display: 'grid',
  gap: space[8],
  maxInlineSize: '52ch',
  paddingInlineStart: space[24],
  textAlign: 'start',
  listStyle: 'decimal',
});
