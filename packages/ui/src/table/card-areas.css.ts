import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
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
const end = { justifySelf: 'end', textAlign: 'end' } as const;

const areaRules: Record<CardArea, NarrowRule> = {
  title: { gridArea: 'title', ...type(16, 'semibold'), minInlineSize: 0, overflowWrap: 'anywhere' },
  badge: { gridArea: 'badge', ...end },
  text: { gridArea: 'text', ...oneLine, whiteSpace: 'nowrap' },
  meta: { gridArea: 'meta', ...oneLine, color: color.textMuted },
  amount: { gridArea: 'amount', ...end, fontWeight: tokens.font.semibold },
  line: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[16],
    textAlign: 'end',
    '::before': {
      content: 'attr(data-label)',
      ...type(12),
      color: color.textMuted,
      textAlign: 'start',
      flexShrink: 0,
    },
    selectors: { '&:empty': { display: 'none' } },
  },
  none: { display: 'none' },
};
/** Where a cell stands on its card. */
export const areas = styleVariants(areaRules, inNarrow);

/** The lines of a card; `--_areas` holds what `cardTemplate` says. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: 'var(--_areas)',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
} as const;
