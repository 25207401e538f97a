import type { GuardRule } from '../guard-types.ts';
import { isLoginPage } from '../login-pages.ts';

/** 8. If an impersonate value exists, set it as the impersonated user. */
export const impersonatedUser: GuardRule = (input) =>
  !isLoginPage(input) && input.hasImpersonateValue && !input.isImpersonationSet
    ? { kind: 'load', need: 'impersonation' }
    : null;
