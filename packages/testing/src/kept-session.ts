/** A token as the login's answer has it. */
interface SessionToken {
  readonly token: string;
  readonly mode: string;
}

/**
 * What the SDK keeps in the local storage of who has just signed in (specification section 4), by the names of it: for tests about
 * something else than the login, which begin signed in.
 */
export function keptSession(tokens: readonly SessionToken[]): Record<string, string> {
  const [first] = tokens;
  if (!first) throw new Error('There is no token.');
  const claims = first.token.split('.')[1] ?? '';
  const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
  return {
    USER_ACCESS_ALL_MODE: JSON.stringify(tokens),
    USER_ACCESS_SELECTED_MODE: first.mode,
    USER_ACCESS_EXPIRE_TIME: String(exp * 1000),
  };
}
