import { visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** The placeholder replaces the label, so that the select fits into the height the widget reserves (`session.manifest.ts`). */
export const field = style({});
globalStyle(`${field} > :has(> [part="label"])`, visuallyHiddenRule);
