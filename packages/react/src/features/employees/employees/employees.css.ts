import { tokens } from '@foyer/core/theme';
import { visuallyHiddenRule, withText } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { demandSpace } from '../demand/demand-space.ts';

const { color, space } = tokens;

/** The avatar with the name, aligned to the top: the avatar has a text baseline, its placeholder has none. */
export const person = style({
  display: 'inline-flex',
  gap: space[12],
  maxInlineSize: '100%',
  verticalAlign: 'top',
});
/** The name, with a minimum width, so that a narrow column does not break it into single letters. */
export const name = style({ overflowWrap: 'anywhere', minInlineSize: '128px' });
/** The avatar, beside the name and the line below it. */
export const face = style({ display: 'inline-flex', flexShrink: 0, marginBlock: '4px -16px' });
/** The line below the name, aligned with the name. */
globalStyle(`:has(> ${person}) + span`, {
  marginInlineStart: withText(40),
  '@container': {
    // wide enough for an address of usual length
    'foyer-table (min-width: 600.02px)': { minInlineSize: '168px' },
    'foyer-table (min-width: 1100.02px)': { minInlineSize: '208px' },
    'foyer-table (max-width: 600px)': { marginInlineStart: 0, paddingInlineStart: withText(40) },
  },
});
/** The roles: two lines in a table row, one on a card. */
export const roles = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minInlineSize: 0,
  '@container': { 'foyer-table (max-width: 600px)': { WebkitLineClamp: 1, wordBreak: 'break-all' } },
});
export const quiet = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
/** The placeholder of the small avatar, in its size. */
export const avatarRoom = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: withText(28),
  blockSize: withText(28),
});
export const demandBefore = style(demandSpace);
/** Label of a button; on a phone it is for screen readers only, and the short label is shown, so that the button fits beside the heading. */
export const longLabel = style({ '@container': { '(max-width: 559px)': visuallyHiddenRule } });
export const shortLabel = style({ '@container': { '(min-width: 559.02px)': { display: 'none' } } });
/** The menu, above the link that covers the row. On a card its button is taller than its line, which it must not make taller. */
export const menu = style({
  position: 'relative',
  zIndex: tokens.z.sticky,
  display: 'inline-flex',
  alignItems: 'center',
  '@container': { 'foyer-table (max-width: 600px)': { blockSize: withText(20) } },
});
