import { type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const addressText = style({
  ...type(14),
  display: 'grid',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
