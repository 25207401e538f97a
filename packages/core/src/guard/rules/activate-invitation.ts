import type { GuardRule } from '../guard-types.ts';

/** 4. activate-invitation only loads translations, then proceeds. */
export const activateInvitation: GuardRule = ({ route, hasTranslations }) => {
  if (route.name !== 'activate-invitation') return null;
  return hasTranslations ? { kind: 'allow' } : { kind: 'load', need: 'translations' };
};
