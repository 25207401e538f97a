import type { FoyerSdk } from '../sdk/sdk.ts';
import { askPage } from './ask-page.ts';
import { type PageSignIn, putPageSignIn, type RunningPageSignIn, runningPageSignIn } from './page-sign-in.ts';

/** Milliseconds: a session that ends this soon after it began is not begun again by itself. */
const shortestSession = 30_000;

/** Whom the page last signed in, for all tabs; and for whom somebody signed out by will, in this one. */
const userKey = 'foyer.page-user';
const leftKey = 'foyer.page-left';

/**
 * Signs in whoever is signed in on the page, as long as it is running: now, when a session is over, and when `attempt` is called. Nobody is
 * signed in by it who signed out here, until `attempt` is called or somebody else is signed in on the page. Returns what ends it.
 */
export function signInByPage(sdk: FoyerSdk, page: PageSignIn): RunningPageSignIn & { close(): void } {
  const { session, storage, key } = sdk;
  const user = page.user ?? '';
  const names = { user: `${userKey} ${key}`, left: `${leftKey} ${key}` };
  const isSignedIn = () => session.$state.get().status === 'signed-in';
  let begunAt = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | null = null;

  function put(state: RunningPageSignIn['state']) {
    if (state === handle.state) return;
    handle = { ...handle, state };
    putPageSignIn(handle);
  }
  function noteUser() {
    begunAt = Date.now();
    storage.local.set(names.user, user);
    storage.session.remove(names.left);
  }
  async function signIn(): Promise<boolean> {
    session.restore(); // another tab has signed in while the lock was waited for
    if (isSignedIn()) return true;
    const tokens = await askPage(sdk, page);
    const isIn = tokens !== null && tokens !== 'refused' && (await session.login(tokens)).ok;
    if (isIn) noteUser();
    put(isIn || tokens === null ? 'idle' : 'refused');
    return isIn;
  }
  function attempt(): Promise<boolean> {
    if (page.user === null) return Promise.resolve(isSignedIn());
    if (!isSignedIn()) put('waiting');
    running ??= inOneTab(`${userKey} ${key}`, signIn).finally(() => {
      running = null;
      if (handle.state === 'waiting') put('idle');
    });
    return running;
  }
  async function renew() {
    if (page.user === null) return null;
    const tokens = await askPage(sdk, page);
    if (tokens === null || tokens === 'refused') return null;
    noteUser();
    return tokens;
  }
  async function begin() {
    const before = storage.local.get(names.user);
    const isOthers = isSignedIn() && page.user !== undefined && (before ?? user) !== user;
    // of whom this page did not sign in itself nothing is known but that it is somebody else's word
    const isUnknown = isSignedIn() && before === null && user !== '';
    if (isOthers || isUnknown) leave();
    if (isSignedIn()) put('idle');
    else if (storage.session.get(names.left) === user) put('idle');
    else await attempt();
  }
  /** This browser forgets at once; the server need not be waited for. */
  function leave() {
    isLeaving = true;
    session.logout().catch(console.error);
    isLeaving = false;
  }
  let isLeaving = false;
  let handle: RunningPageSignIn = { state: 'idle', options: sdk.options, attempt, renew };
  const stop = session.$state.listen(({ status, endedBecause }) => {
    if (status === 'signed-in' || isLeaving) return;
    if (endedBecause === 'expired' && Date.now() - begunAt > shortestSession) attempt().catch(console.error);
    if (endedBecause !== 'signed-out') return;
    storage.local.remove(names.user);
    storage.session.set(names.left, user);
  });
  handle = { ...handle, state: page.user === null || isSignedIn() ? 'idle' : 'waiting' };
  putPageSignIn(handle);
  begin().catch((error: unknown) => {
    console.error(error);
    put('refused');
  });
  return {
    ...handle,
    close() {
      stop();
      if (runningPageSignIn(sdk.options)?.attempt === attempt) putPageSignIn(undefined);
    },
  };
}

/** Runs it in one tab at a time, where the browser has locks. */
function inOneTab<T>(name: string, run: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? (locks.request(name, run) as Promise<T>) : run();
}
