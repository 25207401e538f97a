import { tokens } from '@foyer/core/theme';
import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: '560px',
});
export const title = style({ ...type(24, 'semibold') });
/** The children of the fieldset take part in the layout of the form. */
export const fields = style({ display: 'contents' });
export const text = style({ ...type(14), color: color.textMuted });
