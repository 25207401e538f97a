import { tokens } from '@foyer/core/theme';
import { type, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;

/** From this width of the widget on, the filters are beside the articles. */
const wide = 'shop (min-width: 880px)';
const medium = 'shop (min-width: 560px)';

export const shop = style({ containerType: 'inline-size', containerName: 'shop', minInlineSize: 0 });

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[12],
  marginBlock: `-4px ${space[12]}`,
  '@container': {
    [medium]: { gridTemplateColumns: 'auto minmax(200px, 480px) auto', justifyContent: 'space-between' },
    [wide]: { marginBlockEnd: space[24] },
  },
});
/** The margin puts the title where screens without a search field have theirs. */
export const title = style({ ...type(24, 'semibold'), marginBlock: space[4] });
export const search = style({
  gridColumn: '1 / -1',
  gridRow: '2',
  '@container': { [medium]: { gridColumn: '2', gridRow: '1' } },
});

/** Its label is visually hidden and takes no space. */
globalStyle(`${search} [part=text-field]`, { gap: 0 });

export const narrowOnly = style({ '@container': { [wide]: { display: 'none' } } });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@container': { [wide]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
});
export const sidebar = style({
  display: 'none',
  '@container': { [wide]: { display: 'block' } },
});

export const panel = style({ display: 'grid', gap: space[24], alignContent: 'start' });
export const panelSection = style({ display: 'grid', gap: space[12], alignContent: 'start' });
export const panelTitle = style({ ...type(14, 'semibold'), color: color.text });
export const tagList = style({ display: 'grid', gap: space[8], marginBlockStart: space[8] });

/** A tag without articles. */
export const noArticles = style({ selectors: { '&&': { color: color.textMuted } } });

export const moreTags = style({ justifySelf: 'start' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  marginBlockEnd: space[16],
});
export const count = style({
  ...type(14, 'medium'),
  color: color.textMuted,
  minBlockSize: tokens.line[14],
  fontVariantNumeric: 'tabular-nums',
  flexBasis: '100%',
  '@container': { [medium]: { flexBasis: 'auto' } },
});
export const toolbarActions = style({
  display: 'flex',
  marginInlineStart: 'auto',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  gap: space[8],
  minInlineSize: 0,
});
export const filterButton = style({ '@container': { [wide]: { display: 'none' } } });
export const filterCount = style({
  ...type(12, 'semibold'),
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: withText(20),
  blockSize: withText(20),
  paddingInline: '6px',
  borderRadius: radius.round,
  background: color.primary,
  color: color.onPrimary,
});
export const sort = style({
  flex: '0 1 200px',
  minInlineSize: 0,
  gap: 0,
});
export const viewToggle = style({
  display: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  '@container': { [medium]: { display: 'flex' } },
});
globalStyle(`${viewToggle} [aria-pressed="true"]`, {
  background: color.primarySoft,
  color: color.primaryText,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const stale = style({
  opacity: 0.55,
  transitionProperty: 'opacity',
  transitionDuration: tokens.motion.medium,
  transitionDelay: '120ms',
});

export const hereBody = style({ inlineSize: '100%', minInlineSize: 0 });
