import { tokens } from '@foyer/core/theme';
import { type, withText } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Three or four figures in a row, two in a row if it is narrow; an odd last one fills its row. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: equal(2),
  gap: space[16],
  '@container': {
    '(max-width: 519px)': { gap: space[8] },
    // in the portal, beside its side bar, this is a window of 1,280 px
    '(min-width: 952px)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
      selectors: {
        '&[data-count="3"]': { gridTemplateColumns: equal(3) },
        '&[data-count="4"]': { gridTemplateColumns: equal(4) },
      },
    },
  },
});
export const figure = style({
  gap: space[4],
  minBlockSize: withText(110),
  '@container': {
    '(max-width: 519px)': { minBlockSize: withText(96) },
    '(max-width: 951.98px)': { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});
export const figureTitle = style({ ...type(14), color: color.textMuted });
export const figureValue = style({
  ...type(24, 'semibold'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 519px)': type(18, 'semibold') },
  selectors: { '&[data-severity=error]': { color: color.dangerText } },
});
