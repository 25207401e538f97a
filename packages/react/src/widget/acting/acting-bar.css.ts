import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

/** A page that shows the impersonation in its own frame, as the portal does in its menu, sets the property to `none` (decision 0352). */
export const bar = style([
  type(14),
  {
    display: 'var(--foyer-acting-bar, block)',
    marginBlockEnd: space[16],
    padding: `${space[12]} ${space[16]}`,
    border: `1px solid ${color.warningBorder}`,
    borderRadius: tokens.radius.large,
    color: color.warningText,
    background: color.warningSoft,
  },
]);
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});
export const words = style({ flex: '1 1 240px', overflowWrap: 'anywhere' });
export const who = style({ ...type(14, 'medium') });
/** Hidden on phones, where it would cover the content below; refused actions show the reason themselves. */
export const small = style({ ...type(12), '@media': { '(max-width: 599px)': { display: 'none' } } });
