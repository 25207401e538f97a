import { tokens } from '@foyer/core/theme';
import { focusRing, type } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = tokens;
const stack = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const subject = style({ ...type(16, 'medium'), overflowWrap: 'anywhere' });
export const words = style({ ...type(14), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const failure = style({
  ...type(14, 'medium'),
  color: color.dangerText,
  selectors: { '&:empty': { display: 'none' } },
});

export const facts = style({ display: 'grid', gap: space[12], margin: 0 });
/** A promised time that has passed. */
export const late = style({ color: color.dangerText });

export const messages = style({
  ...stack,
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Messages of the other side are aligned to the start, the user's own to the end. */
export const message = style({
  ...stack,
  gap: space[4],
  alignSelf: 'flex-start',
  maxInlineSize: 'min(100%, 560px)',
  selectors: { '&[data-own]': { alignSelf: 'flex-end', alignItems: 'flex-end' } },
});
export const bubble = style({
  ...type(14),
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.large,
  background: color.surface,
  border: `1px solid ${color.border}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-own] > &': { background: color.surfaceHover, borderColor: color.primaryBorder },
    '[data-internal] > &': {
      background: color.warningSoft,
      borderColor: color.warningText,
      borderStyle: 'dashed',
    },
  },
});
export const by = style({
  ...type(12),
  color: color.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
});
export const form = style({
  display: 'grid',
  gap: space[12],
  marginBlockStart: space[24],
  '@media': { print: { display: 'none' } },
});
export const editForm = style({ display: 'grid', gap: space[12] });
export const formActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});
export const more = style({ alignSelf: 'center' });

export const files = style({ ...stack, gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
export const ownFiles = style({ marginBlockStart: space[16] });
/** The summary of the collapsed upload form. */
export const add = style({
  ...type(14),
  inlineSize: 'fit-content',
  marginBlockStart: space[12],
  cursor: 'pointer',
  borderRadius: radius.small,
  ':focus-visible': focusRing,
  '@media': { print: { display: 'none' } },
});
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  padding: `${space[4]} ${space[8]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  maxInlineSize: '100%',
});
export const fileName = style({ ...type(14), overflowWrap: 'anywhere', flex: '1 1 160px', minInlineSize: 0 });
export const fileActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const manage = style({ display: 'grid', gap: space[16] });
export const replacing = style({ flex: '1 1 100%', display: 'grid', gap: space[8] });
