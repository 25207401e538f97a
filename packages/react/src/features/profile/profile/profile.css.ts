import { tokens } from '@foyer/core/theme';
import { type, withText } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;
const wide = '(min-width: 760px)';
const medium = '(min-width: 480px)';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  maxInlineSize: '1040px',
});
export const title = style({ ...type(24, 'semibold') });

/** Title and text of a section beside its content; in one column on narrow screens. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [wide]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: space[48] } },
});
export const about = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const heading = style({ ...type(16, 'semibold'), outline: 'none' });
export const text = style({ ...type(14), color: color.textMuted, overflowWrap: 'anywhere' });
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[4], ...type(14) });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  overflowWrap: 'anywhere',
});
export const term = style({ color: color.textMuted });
export const value = style({ margin: 0 });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
/** Reserves a line for a status text, so that the text causes no layout shift. */
export const status = style({ ...type(14), color: color.textMuted, minBlockSize: withText(20) });
/** The same at the end of a section, within the lower padding of its card. */
export const statusBelow = style([status, { marginBlock: '-16px -20px' }]);
export const failed = style({ ...type(14), color: color.dangerText });
export const narrow = style({ maxInlineSize: '320px' });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const device = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  paddingBlock: space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': { [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const deviceIcon = style({ color: color.textMuted, display: 'flex' });
export const deviceName = style({
  ...type(14, 'medium'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const deviceFacts = style({ ...type(12), color: color.textMuted, overflowWrap: 'anywhere' });
/** Wraps as a whole. */
export const deviceFact = style({ display: 'inline-block' });
export const deviceAction = style({
  gridColumn: '2',
  justifySelf: 'start',
  '@container': { [medium]: { gridColumn: 'auto', justifySelf: 'end' } },
});
export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Height of a section once it is loaded. */
export const identityRoom = style({
  blockSize: withText(428),
  '@container': { [medium]: { blockSize: withText(264) } },
});
export const passwordRoom = style({ blockSize: withText(242) });
