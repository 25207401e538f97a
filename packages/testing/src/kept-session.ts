/** A token in a login response. */
interface SessionToken {
  readonly token: string;
  readonly mode: string;
}

/**
 * Returns what the SDK stores in local storage after a login (specification section 4), by name. For tests of other subjects, which begin
 * signed in.
 */
export function keptSession(tokens: readonly SessionToken[]): Record<string, string> {
  const [first] = tokens;
  if (!first) throw new Error('A session needs at least one token.');
  const claims = first.token.split('.')[1] ?? '';
  const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
  return {
    USER_ACCESS_ALL_MODE: JSON.stringify(tokens),
    USER_ACCESS_SELECTED_MODE: first.mode,
    USER_ACCESS_EXPIRE_TIME: String(exp * 1000),
  };
}
