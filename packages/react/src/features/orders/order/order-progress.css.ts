import { tokens } from '@foyer/core/theme';
import { type, visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = tokens;
const wide = '(min-width: 620px)';

/** A column on narrow screens, a row on wide ones. */
export const track = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [wide]: { flexDirection: 'row' } },
});
export const stage = style({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  paddingBlockEnd: space[16],
  flex: '1 1 0',
  minInlineSize: 0,
  color: color.textMuted,
  ...type(14),
  ':last-child': { paddingBlockEnd: 0 },
  '@container': {
    [wide]: {
      flexDirection: 'column',
      alignItems: 'center',
      gap: space[8],
      paddingBlockEnd: 0,
      textAlign: 'center',
    },
  },
  selectors: {
    '&[data-status="current"]': { color: color.text, fontWeight: tokens.font.semibold },
    '&[data-status="done"]': { color: color.text },
    // the line to the next stage
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      background: color.border,
      insetInlineStart: '13px',
      insetBlock: '30px 2px',
      inlineSize: '2px',
    },
    '&[data-status="done"]:not(:last-child)::after': { background: color.success },
  },
});
globalStyle(`${stage}:not(:last-child)::after`, {
  '@container': {
    [wide]: {
      insetBlock: '13px auto',
      insetInlineStart: 'calc(50% + 18px)',
      inlineSize: 'calc(100% - 36px)',
      blockSize: '2px',
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  border: `2px solid ${color.border}`,
  background: color.surfaceRaised,
  color: color.textSubtle,
  selectors: {
    [`${stage}[data-status="done"] &`]: {
      background: color.success,
      borderColor: color.success,
      color: color.onSuccess,
    },
    [`${stage}[data-status="current"] &`]: {
      borderColor: color.primary,
      background: color.primarySoft,
      color: color.primaryText,
    },
    [`${stage}[data-state="cancelled"] &`]: {
      borderColor: color.danger,
      background: color.danger,
      color: color.onDanger,
    },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockStart: space[4],
});
export const day = style({ ...type(12), color: color.textMuted, fontWeight: tokens.font.regular });
export const hidden = style(visuallyHiddenRule);
