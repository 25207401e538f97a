import type { OperationName } from '@foyer/contract/routes';

const publicOperations =
  /^(login|refreshSession|logout|getEnvironment|listLocales|getTranslations|requestPasswordReset|getInvitation|registerUser)$|SignIn$/;

/**
 * Whether a call needs no signed-in person: it carries no token, and its 401 does not concern the session. A test compares the list with
 * the contract.
 */
export const isPublic = (name: OperationName) => publicOperations.test(name);
