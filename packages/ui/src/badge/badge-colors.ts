import type { ColorName } from '@foyer/core/theme';

/** What a badge is drawn with: its ground, its words, and the line around it, which keeps its shape on any surface. */
export interface BadgeColors {
  readonly background: ColorName;
  readonly color: ColorName;
  readonly borderColor: ColorName;
}

/** Colours of what a state means. Whatever a brand sends: words 4.5:1 on their ground, the line 3:1 on every surface. */
export const badgeColors = {
  neutral: { background: 'surfaceHover', color: 'textMuted', borderColor: 'borderStrong' },
  info: { background: 'infoSoft', color: 'infoText', borderColor: 'infoBorder' },
  success: { background: 'successSoft', color: 'successText', borderColor: 'successBorder' },
  warning: { background: 'warningSoft', color: 'warningText', borderColor: 'warningBorder' },
  danger: { background: 'dangerSoft', color: 'dangerText', borderColor: 'dangerBorder' },
  brand: { background: 'primarySoft', color: 'primaryText', borderColor: 'primaryBorder' },
} as const satisfies Readonly<Record<string, BadgeColors>>;
