import { tokens } from '@foyer/core/theme';
import { focusRing, type, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const medium = '(min-width: 640px)';
const wide = '(min-width: 960px)';
// in the portal, beside its side bar, this is a window of 1,920 px
const widest = '(min-width: 1592px)';
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const layout = style({ display: 'flex', flexDirection: 'column', gap: space[24] });
export const title = style({ ...type(24, 'semibold'), overflowWrap: 'anywhere' });
export const lead = style({ ...type(14), color: color.textMuted, marginBlockStart: space[4] });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const heading = style({ ...type(16, 'semibold') });
/** A row of heading and link, with padding so that the focus ring of the link stays inside the widget. */
export const headingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingInlineEnd: space[4],
});
export const text = style({ ...type(14), color: color.textMuted, overflowWrap: 'anywhere' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  flex: 1,
});

/** A rounded background of an icon, in the colour of its severity. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: tokens.radius.medium,
  background: color.surfaceSunken,
  color: color.textMuted,
  selectors: {
    '&[data-severity=error]': { background: color.dangerSoft, color: color.dangerText },
    '&[data-severity=warning]': { background: color.warningSoft, color: color.warningText },
    '&[data-severity=success]': { background: color.successSoft, color: color.successText },
    '&[data-severity=brand]': { background: color.primarySoft, color: color.primaryText },
  },
});
export const notice = style({ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });

/** A link or a button that covers its card or row. */
export const whole = style({
  appearance: 'none',
  font: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  ':focus-visible': { outline: 'none' },
});

/**
 * The chart in its own row and the lists side by side below it, so that no part is alone in half a row. In a wide window the chart is
 * beside the lists.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@container': {
    [medium]: {
      selectors: {
        '&[data-count="2"], &[data-count="3"], &[data-count="4"]': { gridTemplateColumns: equal(2) },
      },
    },
    [wide]: { selectors: { '&[data-count="3"]': { gridTemplateColumns: equal(3) } } },
    [widest]: {
      selectors: {
        '&[data-count="4"]': { gridTemplateColumns: equal(4) },
        '&[data-charts="1"][data-count="1"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
        '&[data-charts="1"][data-count="2"]': { gridTemplateColumns: equal(4) },
      },
    },
  },
});
/** The chart takes the whole row, unless there is room for two parts in it. */
export const chart = style({
  gridColumn: '1 / -1',
  '@container': {
    [widest]: {
      selectors: {
        [`${columns}[data-count="1"] > &`]: { gridColumn: 'auto' },
        [`${columns}[data-count="2"] > &`]: { gridColumn: 'span 2' },
      },
    },
  },
});
/** The last of three lists in two columns takes a whole row. */
globalStyle(`${columns}[data-count="3"] > :last-child`, {
  '@container': { '(min-width: 640px) and (max-width: 959px)': { gridColumn: '1 / -1' } },
});

/** Cards in one row if there is room for them. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${withText(260)}), 1fr))`,
  gap: space[16],
});
export const stripItem = style({
  ...type(14, 'medium'),
  flexDirection: 'row',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: withText(74),
});
globalStyle(`${stripItem} ${text}`, { fontWeight: tokens.font.regular });
globalStyle(`${layout} li:has(> * > ${whole}:focus-visible)`, focusRing);
