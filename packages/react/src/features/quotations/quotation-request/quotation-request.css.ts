import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const medium = '(min-width: 600px)';

export const header = style({ display: 'grid', gap: space[4], maxInlineSize: '72ch' });
/** No wider than what is comfortable to fill in. */
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

/** Room for the first line, so that nothing moves when it comes. */
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
/** Its label is for screen readers only and takes no room. */
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

export const sent = style({
  // beneath a bar of the host
  scrollMarginBlockStart: space[64],
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  paddingBlock: space[48],
  paddingInline: space[16],
  textAlign: 'center',
});
export const sentIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: radius.round,
  background: color.successSoft,
  color: color.successText,
});
export const sentTitle = style({ ...type(24, 'semibold'), outline: 'none' });
export const sentText = style({ ...type(16), color: color.textMuted, maxInlineSize: '52ch' });
export const steps = style({
  ...type(14),
  display: 'grid',
  gap: space[8],
  maxInlineSize: '52ch',
  paddingInlineStart: space[24],
  textAlign: 'start',
  listStyle: 'decimal',
});
export const sentActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
});
