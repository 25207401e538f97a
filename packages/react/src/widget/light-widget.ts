import type { PermissionName } from '@foyer/contract';
import type { LightRead } from '@foyer/core';

/**
 * A widget that shows one number, without React for as long as nothing on the page needs it (`isLight` of its manifest). The build has
 * React draw it and keeps the drawing; this is what a browser has to know beside that.
 */
export interface LightWidget<Answer> {
  /** Who may see it is one row of the permission table, which the build takes out of it. */
  readonly read: Omit<LightRead, 'access'> & { readonly access: PermissionName };
  readonly countOf: (answer: Answer) => number;
  /** The number as it is drawn; `format` writes one as people of the language do. */
  readonly shown: (count: number, format: (value: number) => string) => string;
  /** An answer with this number, for the build to draw. */
  readonly sample: (count: number) => Answer;
}
