import { visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** Its first choice says what it is for, so that it fits into the height that the widget reserves (`session.manifest.ts`) and moves nothing. */
export const field = style({});
globalStyle(`${field} > :has(> [part="label"])`, visuallyHiddenRule);
