import { tokens } from '@foyer/core/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';
import { inNarrow, type NarrowRule } from './in-narrow.ts';
import type { CardArea } from './table-column.ts';

const { color, space } = tokens;

export const container = style({
  containerType: 'inline-size',
  containerName: 'foyer-table',
  minInlineSize: 0,
});

const oneLine = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** An empty cell leaves no gap. */
const noneIfEmpty = { selectors: { '&:empty': { display: 'none' } } } as const;
const end = { justifySelf: 'end', textAlign: 'end' } as const;

const areaRules: Record<CardArea, NarrowRule> = {
  title: { gridArea: 'title', ...type(16, 'semibold'), minInlineSize: 0, overflowWrap: 'anywhere' },
  badge: { gridArea: 'badge', ...end },
  text: { gridArea: 'text', ...oneLine, whiteSpace: 'nowrap', ...noneIfEmpty },
  meta: { gridArea: 'meta', ...oneLine, color: color.textMuted, ...noneIfEmpty },
  amount: { gridArea: 'amount', ...end, fontWeight: tokens.font.semibold },
  line: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    justifyItems: 'end',
    alignItems: 'baseline',
    columnGap: space[16],
    textAlign: 'end',
    '::before': {
      content: 'attr(data-label)',
      ...type(12),
      color: color.textMuted,
      textAlign: 'start',
    },
    ...noneIfEmpty,
  },
  none: { display: 'none' },
};
/** Area of a cell on its card. */
export const areas = styleVariants(areaRules, inNarrow);

/** The note is below its value, both beside the heading. */
globalStyle(`${areas.line} > *`, { gridColumn: 2 });

/**
 * Grid of a card; `--_areas` holds the result of `cardTemplate`. The title has at least two fifths of the first line; the rest is enough for
 * a badge at 1.5 times the text size.
 */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(40%, 1fr) minmax(0, auto)',
  gridTemplateAreas: 'var(--_areas)',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
} as const;
