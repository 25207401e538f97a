import type { FoyerSdk } from '../sdk/sdk.ts';
import { askPage } from './ask-page.ts';
import { type PageSignIn, putPageSignIn, type RunningPageSignIn, runningPageSignIn } from './page-sign-in.ts';
import { createPageUser } from './page-user.ts';

/** Milliseconds: a session that ends this soon after it began is not begun again by itself. */
const shortestSession = 30_000;

/**
 * Signs in whoever is signed in on the page, as long as it is running: now, when a session is over, and when `attempt` is called. Nobody is
 * signed in by it who signed out here, until `attempt` is called or somebody else is signed in on the page. Its `close` ends it.
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
    session.restore(); // another tab has signed in while the lock was waited for
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
  // this browser forgets at once; the server need not be waited for
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

/** Runs it in one tab at a time, where the browser has locks. */
function inOneTab<T>(name: string, run: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? (locks.request(name, run) as Promise<T>) : run();
}
