import type { OperationName } from '@foyer/contract/routes';

/** Calls that need nobody signed in: no token goes with them and a 401 says nothing about the session. */
const publicOperations: readonly OperationName[] = [
  'login',
  'refreshSession',
  'logout',
  'getEnvironment',
  'listLocales',
  'getTranslations',
  'listCountries',
  'requestPasswordReset',
  'getInvitation',
  'registerUser',
];
/** Calls for people signed in and, with a one-time link, for others. */
export const isForBoth = (name: OperationName) => name === 'changePassword';
export const isPublic = (name: OperationName) => publicOperations.includes(name);

/** Reads may be repeated without harm; several of them are POST, so the name tells and not the method. */
export const isRead = (name: OperationName) => /^(list|get|download)[A-Z]/.test(name);
