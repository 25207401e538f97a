import type { GuardRule } from '../guard-types.ts';
import { isSignedIn } from '../login-pages.ts';

/** 5. With no token, try restoring the shop mode from local storage. */
export const restoreMode: GuardRule = (input) =>
  isSignedIn(input) || input.isRestored ? null : { kind: 'load', need: 'restore' };
