import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl, transition, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

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
/** Two lines whether the name needs them or not: as tall as what stands there while loading. */
export const categoryName = style({
  ...type(14, 'semibold'),
  minBlockSize: `calc(2 * ${tokens.line[14]})`,
  color: color.text,
  overflowWrap: 'anywhere',
});
export const categoryCount = style({ ...type(12), minBlockSize: tokens.line[12], color: color.textMuted });
