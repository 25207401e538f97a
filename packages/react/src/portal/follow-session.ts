import type { FoyerSdk } from '@foyer/core';

/** Actions of a portal on a change of the session. */
export interface SessionSteps {
  /** Asks the guard again whether the screen may stay. */
  readonly revalidate: () => unknown;
  /** Opens the choice of the next account, after the end of an impersonation. */
  readonly chooseAccount: () => unknown;
}

/**
 * Asks the guard again when the session starts or ends, enters another mode or company, or when the roles change. After an impersonation
 * ended, in whatever way and in whichever tab, opens the choice of the next account. Returns a function that ends it.
 */
export function followSession(sdk: FoyerSdk, { revalidate, chooseAccount }: SessionSteps): () => void {
  const identity = () => {
    const { status, mode, companyId, isImpersonating } = sdk.session.$state.get();
    return [status, mode, companyId, isImpersonating].join(' ');
  };
  let wasActing = sdk.$userInfo.get().data?.actor?.kind === 'impersonation';
  let before = identity();
  const stopSession = sdk.session.$state.listen(() => {
    if (identity() === before) return;
    before = identity();
    const { status, isImpersonating } = sdk.session.$state.get();
    if (wasActing && status === 'signed-in' && !isImpersonating) chooseAccount();
    else revalidate();
  });
  const stopRoles = sdk.$userInfo.listen(({ data }, before) => {
    // while the next user info is loading, the value of the previous one holds
    if (data) wasActing = data.actor?.kind === 'impersonation';
    const old = before?.data;
    if (old && data && old.user.id === data.user.id && `${old.user.roles}` !== `${data.user.roles}`)
      revalidate();
  });
  return () => {
    stopSession();
    stopRoles();
  };
}
