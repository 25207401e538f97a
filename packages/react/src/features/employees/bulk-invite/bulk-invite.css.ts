import { tokens } from '@foyer/core/theme';
import { focusRing, type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const plainFieldset = { margin: 0, padding: 0, border: 0, minInlineSize: 0 } as const;
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] } as const;

export const layout = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
// scroll below a bar of the host
export const header = style({ display: 'grid', gap: space[16], scrollMarginBlockStart: space[64] });
/** The steps; hidden if their names do not fit, because the heading names the step too. */
export const steps = style({
  maxInlineSize: '640px',
  '@container': { '(max-width: 559px)': { display: 'none' } },
});
export const form = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const fields = style({ display: 'grid', gap: space[24], maxInlineSize: '800px' });
export const actions = style(line);
/** Buttons that take part in the layout of a confirmation's buttons. */
export const failedFile = style({ display: 'contents' });
export const templates = style({ ...line, marginBlockStart: space[12] });
export const more = style({ marginBlockStart: space[16] });
export const summary = style({
  ...type(14, 'medium'),
  inlineSize: 'fit-content',
  cursor: 'pointer',
  borderRadius: radius.small,
  ':focus-visible': focusRing,
});
export const codes = style({ ...type(14), display: 'grid', gap: space[8], marginBlock: space[12] });
export const code = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: `0 ${space[16]}`,
  overflowWrap: 'anywhere',
});

export const hidden = style(visuallyHiddenRule);
export const counts = style({ ...plainFieldset, ...line, gap: space[8] });
export const results = style({ display: 'grid', gap: space[16], minInlineSize: 0 });
/** The reason why a row is left out. */
export const reason = style({ ...type(12), color: color.textMuted, overflowWrap: 'anywhere' });
export const mailCell = style({ overflowWrap: 'anywhere' });

export const mends = style({ display: 'grid', gap: space[16], marginBlockStart: space[16] });
export const mendRow = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  minInlineSize: 0,
});
export const mendHead = style({ ...type(14, 'semibold'), ...line });
export const mendFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  gap: space[12],
});
export const mendActions = style(line);
/** The bar with the send button, which stays visible below a long list. */
export const bar = style({
  ...line,
  justifyContent: 'space-between',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: tokens.z.sticky,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surfaceRaised,
  '@media': { print: { display: 'none' } },
});
/** On a phone the two buttons share a line, so that the sticky bar covers little of the page. */
globalStyle(`${bar} > button`, {
  '@container': {
    '(max-width: 559px)': { flex: '1 1 0', paddingInline: space[8], fontSize: tokens.size[14] },
  },
});
export const barText = style({
  ...type(14),
  color: color.textMuted,
  flex: '1 1 200px',
  '@container': {
    '(max-width: 559px)': { order: -1, flex: '1 1 100%', selectors: { '&:empty': { display: 'none' } } },
  },
});
