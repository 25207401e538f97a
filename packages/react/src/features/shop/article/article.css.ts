import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const wide = 'article (min-width: 760px)';

export const article = style({
  containerType: 'inline-size',
  containerName: 'article',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[24]} ${space[48]}`,
  // a larger picture would push the content below it out of a wide window
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, min(50% - 24px, 840px)) minmax(0, 1fr)' } },
});

export const gallery = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const bigPicture = style({ aspectRatio: '4 / 3', borderRadius: radius.large });
export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const thumb = style({
  ...plainControl,
  inlineSize: '72px',
  padding: '2px',
  border: `2px solid transparent`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  selectors: { '&[aria-pressed="true"]': { borderColor: color.primaryBorder } },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});
export const thumbPicture = style({ aspectRatio: '4 / 3' });

export const offer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const number = style({ ...type(14), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const name = style({
  ...type(24, 'semibold'),
  outline: 'none',
});
export const summary = style({ ...type(16), color: color.textMuted });
export const availability = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const leadTime = style({ ...type(14), color: color.textMuted });
export const buyBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
});
/** Styled like the link to a question, which follows it. */
export const request = style({ ...type(14), justifySelf: 'start', color: color.primaryText });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const priceMain = style({ ...type(32, 'semibold') });
export const priceOther = style({ ...type(14), color: color.textMuted });
export const priceHint = style({ ...type(12), color: color.textMuted, flexBasis: '100%' });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const heading = style({ ...type(20, 'semibold') });
export const description = style({ ...type(16), maxInlineSize: '72ch', whiteSpace: 'pre-line' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[24]} ${space[48]}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  ...type(14),
  paddingBlock: space[8],
  paddingInlineEnd: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: tokens.font.regular,
});
const headCell = style([cell, { ...type(12, 'medium'), color: color.textMuted }]);
export const labelCell = style([cell, { color: color.textMuted, inlineSize: '44%' }]);

/** The reached price is highlighted. */
export const tierCell = style([
  cell,
  {
    paddingInline: space[8],
    selectors: {
      '[aria-current] > &': { fontWeight: tokens.font.semibold, background: color.primarySoft },
    },
  },
]);
export const tierPrice = style([tierCell, { textAlign: 'end' }]);
export const tierHead = style([headCell, { paddingInline: space[8] }]);
export const tierPriceHead = style([tierHead, { textAlign: 'end' }]);
export const offerSum = style({ display: 'grid', gap: space[4], fontVariantNumeric: 'tabular-nums' });
export const offerTotal = style({ ...type(14) });

export const documents = style({ display: 'grid', gap: space[8] });
export const document = style({
  ...plainControl,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 24px',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: space[16],
  paddingBlock: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover },
  ':focus-visible': focusRing,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' } },
});
export const documentTitle = style({ ...type(14, 'medium'), display: 'block' });
export const documentMeta = style({ ...type(12), color: color.textMuted, display: 'block' });
