import type { OperationName } from '@foyer/contract/routes';

/** Calls that need nobody signed in: no token goes with them and a 401 says nothing about the session. */
const publicOperations: readonly OperationName[] = [
  'login',
  'refreshSession',
  'logout',
  'getEnvironment',
  'listLocales',
  'getTranslations',
  'requestPasswordReset',
  'getInvitation',
  'registerUser',
];
export const isPublic = (name: OperationName) => publicOperations.includes(name);
