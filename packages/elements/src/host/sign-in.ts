import { type FoyerSdk, placeOf, runningPageSignIn, sdkKey } from '@foyer/core';
import { pageSettings } from '../page-settings.ts';
import { sdkOptionsOf } from '../sdk-options-of.ts';
import type { FoyerSessionDetail } from './foyer-host.ts';
import { hostText } from './host-text.ts';

/** Key under which an element lists the screens it shows. */
const shows = Symbol.for('foyer.shows');
type Shown = HTMLElement & { readonly [shows]?: readonly string[] };
const target = { route: 'login' } as const;

/** The page's login for this session; undefined without one. */
const loginOnPage = ({ key }: FoyerSdk): HTMLElement | undefined =>
  [...document.querySelectorAll<Shown>('*')].find(
    (each) => each[shows]?.includes(target.route) && sdkKey(sdkOptionsOf(each)) === key,
  );

function reveal(login: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  login.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  // a person who types in the login already keeps the focus
  if (!login.shadowRoot?.activeElement)
    login.shadowRoot?.querySelector('input')?.focus({ preventScroll: true });
}

/** Opens a login over the page; resolved when it is closed. The page stays open after the sign-in. */
function openDialog({ key, options }: FoyerSdk): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', hostText('sign-in'));
  const login = document.createElement(`${pageSettings().prefix ?? 'foyer'}-login`);
  login.setAttribute('autofocus', '');
  // the page's tags may set values that its script does not
  if (sdkKey(sdkOptionsOf(login)) !== key) {
    login.setAttribute('api', placeOf(options).api);
    login.setAttribute('brand', options.brand ?? '');
  }
  login.addEventListener('foyer-signed-in', (event) => {
    event.preventDefault();
    dialog.close();
  });
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = hostText('close');
  close.addEventListener('click', () => dialog.close());
  dialog.append(login, close);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}

/** Resolved when a user is signed in, in this or another tab, and the user is known. */
const untilSignedIn = ({ options }: FoyerSdk): Promise<void> =>
  new Promise((resolve) => {
    const own = placeOf(options);
    const listen = (event: Event) => {
      const { session, api, brand } = (event as CustomEvent<FoyerSessionDetail>).detail;
      if (!session.isSignedIn || api !== own.api || brand !== own.brand) return;
      document.removeEventListener('foyer-session', listen);
      resolve();
    };
    document.addEventListener('foyer-session', listen);
  });

/** Opens the sign-in as a link of a widget does; the page may prevent that to navigate by itself. */
export async function signIn(sdk: FoyerSdk): Promise<void> {
  const { session } = sdk;
  if (session.$state.get().status === 'signed-in') return;
  const isSignedIn = untilSignedIn(sdk);
  if (await runningPageSignIn(sdk.options)?.attempt()) return isSignedIn;
  const href = sdk.href(target);
  session.returnPath.remember();
  const event = new CustomEvent('foyer-navigate', { detail: { target, href }, cancelable: true });
  if (!document.dispatchEvent(event)) return isSignedIn;
  if (href !== null) {
    location.assign(href);
    return isSignedIn;
  }
  const login = loginOnPage(sdk);
  if (login) {
    reveal(login);
    return isSignedIn;
  }
  // a dialog does not leave the page: a remembered return path would be followed after a later sign-in
  session.returnPath.take();
  const isClosed = openDialog(sdk);
  await Promise.race([isSignedIn, isClosed]);
  // the user is known a moment after the form is closed
  if (session.$state.get().status === 'signed-in') await isSignedIn;
}
