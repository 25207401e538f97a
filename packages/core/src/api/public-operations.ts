import type { OperationName } from '@foyer/contract/routes';

const publicOperations =
  /^(login|refreshSession|logout|getEnvironment|listLocales|getTranslations|requestPasswordReset|getInvitation|registerUser)$|SignIn$/;

/** Calls that need nobody signed in: no token goes with them and a 401 says nothing about the session. A test holds them to the contract. */
export const isPublic = (name: OperationName) => publicOperations.test(name);
