import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { mostInStrip } from '../most-in-strip.ts';
import { grid, roomFor } from './article-card.css.ts';

const { color, space, radius } = tokens;

export const start = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });

export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: space[24],
  borderRadius: radius.large,
  background: color.primarySoft,
});
export const introText = style({
  ...type(20, 'semibold'),
  color: color.text,
  maxInlineSize: '44ch',
  textWrap: 'balance',
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const heading = style({ ...type(20, 'semibold') });

/** One full row: articles that do not fit are hidden. Where two tiles fit side by side, there are two rows. */
export const strip = style([
  grid,
  {
    '@container': {
      [`results (min-width: ${roomFor[mostInStrip]})`]: {
        gridTemplateColumns: `repeat(${mostInStrip}, minmax(0, 1fr))`,
      },
    },
  },
]);
globalStyle(`${strip} > :nth-child(4)`, {
  '@container': { [`results (${roomFor[3]} <= width < ${roomFor[4]})`]: { display: 'none' } },
});
for (let place = 5; place <= mostInStrip; place++)
  globalStyle(`${strip} > :nth-child(${place})`, {
    '@container': { [`results (width < ${roomFor[place]})`]: { display: 'none' } },
  });

export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
  gap: space[12],
});
export const category = style({
  ...plainControl,
  ...transition('border-color', 'box-shadow'),
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  inlineSize: '100%',
  blockSize: '100%',
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { borderColor: color.borderStrong, boxShadow: tokens.shadow.raised },
  ':focus-visible': focusRing,
});
export const categoryPicture = style({ aspectRatio: '4 / 3', marginBlockEnd: space[8] });
/** Always two lines high, like the skeleton. */
export const categoryName = style({
  ...type(14, 'semibold'),
  minBlockSize: `calc(2 * ${tokens.line[14]})`,
  color: color.text,
  overflowWrap: 'anywhere',
});
export const categoryCount = style({ ...type(12), minBlockSize: tokens.line[12], color: color.textMuted });
