import type { FoyerSdk } from '../sdk/sdk.ts';
import { askPage } from './ask-page.ts';
import { type PageSignIn, putPageSignIn, type RunningPageSignIn, runningPageSignIn } from './page-sign-in.ts';
import { createPageUser } from './page-user.ts';

/** Milliseconds: a session that ends this soon after it began is not renewed automatically. */
const shortestSession = 30_000;

/**
 * Signs in the user who is signed in on the page: now, when a session is over, and when `attempt` is called. A user who signed out here is
 * not signed in again until `attempt` is called or another user is signed in on the page. `close` ends it.
 */
export function signInByPage(sdk: FoyerSdk, page: PageSignIn): RunningPageSignIn & { close(): void } {
  const { session, key, options } = sdk;
  const user = createPageUser(sdk, page);
  const isSignedIn = () => session.$state.get().status === 'signed-in';
  let begunAt = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | null = null;
  let handle: RunningPageSignIn = { state: 'idle', options, attempt, renew };

  function put(state: RunningPageSignIn['state']) {
    handle = { ...handle, state };
    putPageSignIn(handle);
  }
  async function ask() {
    const tokens = page.user === null ? null : await askPage(sdk, page);
    if (tokens === null || tokens === 'refused') return tokens;
    begunAt = Date.now();
    user.noteSignedIn();
    return tokens;
  }
  async function signIn(): Promise<boolean> {
    session.restore(); // another tab may have signed in during the wait for the lock
    if (isSignedIn()) return true;
    const tokens = await ask();
    const isIn = tokens !== null && tokens !== 'refused' && (await session.login(tokens)).ok;
    put(isIn || tokens === null ? 'idle' : 'refused');
    return isIn;
  }
  function attempt(): Promise<boolean> {
    if (!isSignedIn() && page.user !== null) put('waiting');
    running ??= inOneTab(`foyer.page-sign-in ${key}`, signIn).finally(() => {
      running = null;
      if (handle.state === 'waiting') put('idle');
    });
    return running;
  }
  async function renew() {
    const tokens = await ask();
    return tokens === 'refused' ? null : tokens;
  }
  // this browser clears the session at once, without waiting for the server
  if (isSignedIn() && user.isSomebodyElse()) session.logout().catch(console.error);
  const stop = session.$state.listen(({ status, endedBecause }) => {
    if (status === 'signed-in') return;
    if (endedBecause === 'signed-out') user.noteLeft();
    else if (Date.now() - begunAt > shortestSession) attempt().catch(console.error);
  });
  put('idle');
  if (!isSignedIn() && !user.hasLeft()) attempt().catch(console.error);
  return {
    ...handle,
    close() {
      stop();
      if (runningPageSignIn(options)?.attempt === attempt) putPageSignIn(undefined);
    },
  };
}

/** Runs a function in one tab at a time, where the browser has locks. */
function inOneTab<T>(name: string, run: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? (locks.request(name, run) as Promise<T>) : run();
}
