import { tokens } from '@foyer/core/theme';
import { focusRing, plainControl } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const linkButton = style([
  plainControl,
  {
    color: tokens.color.primaryText,
    textDecoration: 'underline',
    cursor: 'pointer',
    textAlign: 'start',
    borderRadius: tokens.radius.small,
    ':focus-visible': focusRing,
  },
]);

/** Removes the browser's look of a button. It has no specificity, so that any class of the caller overrides it. */
export const plainButton = style({});
globalStyle(`:where(${plainButton})`, { ...plainControl, cursor: 'pointer', textAlign: 'start' });
