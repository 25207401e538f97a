import type { ColorName } from '@foyer/core/theme';

/** Colors of a badge: background, text, and border, which stays visible on any surface. */
export interface BadgeColors {
  readonly background: ColorName;
  readonly color: ColorName;
  readonly borderColor: ColorName;
}

/** Colors by the meaning of a state. With every brand color: text 4.5:1 on its background, border 3:1 on every surface. */
export const badgeColors = {
  neutral: { background: 'surfaceHover', color: 'textMuted', borderColor: 'borderStrong' },
  info: { background: 'infoSoft', color: 'infoText', borderColor: 'infoBorder' },
  success: { background: 'successSoft', color: 'successText', borderColor: 'successBorder' },
  warning: { background: 'warningSoft', color: 'warningText', borderColor: 'warningBorder' },
  danger: { background: 'dangerSoft', color: 'dangerText', borderColor: 'dangerBorder' },
  brand: { background: 'primarySoft', color: 'primaryText', borderColor: 'primaryBorder' },
} as const satisfies Readonly<Record<string, BadgeColors>>;
