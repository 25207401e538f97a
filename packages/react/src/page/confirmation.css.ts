import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const confirmation = style({
  // room for a fixed bar of the host page
  scrollMarginBlockStart: space[64],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  textAlign: 'center',
  paddingBlock: space[24],
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: '50%',
  background: color.successSoft,
  color: color.successText,
});
export const title = style({ ...type(24, 'semibold'), outline: 'none' });
export const text = style({ ...type(14), color: color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  marginBlockStart: space[12],
  '@media': { '(max-width: 599px)': { flexDirection: 'column', alignSelf: 'stretch' } },
});
