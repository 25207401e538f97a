import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const wide = 'cart (min-width: 900px)';

export const cart = style({
  containerType: 'inline-size',
  containerName: 'cart',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
});
export const title = style({
  ...type(24, 'semibold'),
});
export const count = style({ ...type(14), color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[24],
    },
  },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
/** The form has no box, so that its two cards take part in the layout. */
export const orderForm = style({ display: 'contents' });
export const details = style({ '@container': { [wide]: { gridColumn: '1', gridRow: '2' } } });
export const summary = style({
  '@container': {
    [wide]: {
      gridColumn: '2',
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: space[16],
      '@media': { print: { position: 'static' } },
    },
  },
});
export const orderButton = style({ selectors: { '&&': { paddingInline: space[8] } } });

export const lines = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  paddingInline: space[16],
});
export const priceNote = style({ ...type(12), color: color.textMuted });

export const busy = style({ opacity: 0.5 });
export const inTotal = style({
  ...type(12),
  display: 'block',
  fontWeight: tokens.font.regular,
  color: color.textMuted,
  whiteSpace: 'nowrap',
});
export const freeShipping = style({ display: 'grid', gap: space[8], marginBlockStart: space[16] });
export const hint = style({ ...type(12), color: color.textMuted });
export const barred = style({
  ...type(12, 'medium'),
  color: color.dangerText,
  ':empty': { display: 'none' },
});
export const good = style({ ...type(12, 'medium'), color: color.successText });

export const fields = style({
  display: 'grid',
  // wide enough for a label in one line
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[16],
});
export const wholeRow = style({ gridColumn: '1 / -1' });
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  marginBlockStart: space[16],
});
export const draftNote = style({ ...type(12), color: color.textMuted, gridColumn: '1 / -1' });
export const textButton = style({
  ...plainControl,
  ...type(14, 'medium'),
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  borderRadius: radius.small,
  minBlockSize: '24px',
  '@media': { '(pointer: coarse)': { minBlockSize: tokens.layout.touch } },
  ':focus-visible': focusRing,
});
export const changes = style({ display: 'grid', gap: '2px', marginBlockStart: space[8], ...type(14) });

export const placedFacts = style({
  display: 'grid',
  maxInlineSize: '560px',
  gridTemplateColumns: 'minmax(0, auto) auto',
  gap: `${space[8]} ${space[24]}`,
  textAlign: 'start',
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  fontVariantNumeric: 'tabular-nums',
});
export const placedLines = style({
  inlineSize: '100%',
  maxInlineSize: '560px',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
export const placedLine = style({
  ...type(14),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[16]}`,
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});
export const placedLater = style({ ...type(12, 'medium'), color: color.warningText, gridColumn: '1 / -1' });
export const placedNote = style({ ...type(12), color: color.textMuted, marginBlockStart: space[8] });
export const placedResult = style({ ...type(14), color: color.textMuted, ':empty': { display: 'none' } });
export const nextTitle = style({ ...type(16, 'semibold'), marginBlockEnd: space[8] });
export const nextText = style({ ...type(14), color: color.textMuted, marginBlockEnd: space[4] });
export const placedUnit = style({ ...type(12), color: color.textMuted, gridColumn: '1' });
export const placedSum = style({ gridArea: '1 / 2', whiteSpace: 'nowrap', fontWeight: tokens.font.medium });
export const factLabel = style({ ...type(14), color: color.textMuted });
/** Text of several lines: below its label, as wide as the box. */
export const factText = style({
  ...type(14),
  margin: 0,
  gridColumn: '1 / -1',
  marginBlockStart: `calc(-1 * ${space[4]})`,
});
export const factValue = style({ ...type(14, 'semibold'), textAlign: 'end', whiteSpace: 'nowrap' });

/** The link to the terms, closer to the checkbox above it than the usual gap. */
export const terms = style({
  ...type(14),
  color: color.primaryText,
  marginBlockStart: `calc(-1 * ${space[8]})`,
});
