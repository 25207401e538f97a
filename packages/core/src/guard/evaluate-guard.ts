import type { GuardInput, GuardResult, GuardRule, GuardRuleName } from './guard-types.ts';
import { activateInvitation } from './rules/activate-invitation.ts';
import { documentsReferrer } from './rules/documents-referrer.ts';
import { impersonatedUser } from './rules/impersonated-user.ts';
import { knownBrand } from './rules/known-brand.ts';
import { loginEnvironment } from './rules/login-environment.ts';
import { loginRequired } from './rules/login-required.ts';
import { restoreMode } from './rules/restore-mode.ts';
import { routeAccess } from './rules/route-access.ts';
import { signedInOnLogin } from './rules/signed-in-on-login.ts';
import { storedLanguage } from './rules/stored-language.ts';
import { supportedLocale } from './rules/supported-locale.ts';
import { translations } from './rules/translations.ts';
import { userInfo } from './rules/user-info.ts';

/** The eleven steps of specification section 4, in order. */
export const guardRules: readonly (readonly [GuardRuleName, GuardRule])[] = [
  ['documents-referrer', documentsReferrer],
  ['stored-language', storedLanguage],
  ['supported-locale', supportedLocale],
  ['activate-invitation', activateInvitation],
  ['restore-mode', restoreMode],
  ['signed-in-on-login', signedInOnLogin],
  ['login-required', loginRequired],
  ['impersonated-user', impersonatedUser],
  ['user-info', userInfo],
  ['translations', translations],
  ['login-environment', loginEnvironment],
];

/** Rules that need the facts of the eleven steps. */
const afterwards = [
  ['known-brand', knownBrand],
  ['route-access', routeAccess],
] as const;

/** Evaluates a navigation. The function is pure: called again with more facts, it advances one step. */
export function evaluateGuard(input: GuardInput): GuardResult {
  for (const [rule, judge] of [...guardRules, ...afterwards]) {
    const outcome = judge(input);
    if (outcome !== null) return { ...outcome, rule };
  }
  return { kind: 'allow', rule: null };
}
