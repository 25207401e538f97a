import type { FoyerSdk } from '@foyer/core';

/** What a portal does when who is signed in is another. */
export interface SessionSteps {
  /** Whether the screen may stay is asked again. */
  readonly revalidate: () => unknown;
  /** Whoever no longer acts for somebody chooses the next account. */
  readonly chooseAccount: () => unknown;
}

/**
 * The guard is asked again when the session ends, begins, or enters another mode or company, or the roles change. Whoever no longer acts for
 * somebody, however that ended and in whichever tab, chooses the next account. Returns what ends following.
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
    // while the next one is asked for, it is the one of before who acted
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
