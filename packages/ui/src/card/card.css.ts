import { tokens } from '@foyer/core/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, transition, type } from '../style/rules.ts';

const { color, space } = tokens;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.large,
  // a card with a table may be longer than a printed page
  selectors: { '&:not(:has([role="table"], [role="grid"]))': { breakInside: 'avoid' } },
});

export const paddings = styleVariants({
  none: { overflow: 'hidden' },
  medium: { padding: space[16] },
  large: { padding: space[24] },
});

/** A card that is covered by its only link or button. */
export const interactive = style({
  ...transition('border-color', 'box-shadow'),
  position: 'relative',
  ':hover': { borderColor: color.borderStrong, boxShadow: tokens.shadow.raised },
  selectors: { '&:has(:focus-visible)': focusRing },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[12],
  marginBlockEnd: space[16],
});
export const title = style({ ...type(16, 'semibold'), color: color.text });
