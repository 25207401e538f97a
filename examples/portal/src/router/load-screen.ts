import { type FoyerSdk, type PortalRouteName, parsePortalPath } from '@foyer/react';
import { after, LONGEST_CODE_WAIT, type Redirect } from '@foyer/react/portal';
import type { LoadedPage } from '../pages/page.ts';
import { loadPage } from './load-page.ts';
import { sdkOfBrand } from './sdk-of-brand.ts';

/** What an address shows. */
export interface Screen extends Pick<LoadedPage, 'Layout' | 'node' | 'record' | 'texts'> {
  /** The guard has not been asked yet: it is as soon as the screen is drawn. */
  readonly isBeforeGuard?: boolean;
}

/** What a screen draws, loaded beside what the guard finds out and not after it. */
async function loadBeside(sdk: FoyerSdk, name: PortalRouteName | null): Promise<LoadedPage> {
  const isLate = after(LONGEST_CODE_WAIT);
  const page = await loadPage(name);
  const texts = sdk.localisation.register(page.texts);
  const widgets = page.widgets.map((widget) => widget.preload(sdk));
  await Promise.race([Promise.all([texts, ...widgets]), isLate]);
  return page;
}

let isNew = true;

/**
 * The login that a page begins with, where its first script saw that nobody is signed in and no other language was chosen (`ahead/begin-page.ts`).
 * It has painted the form already, which React's takes the place of without waiting for what asks the server.
 */
function isOpenLogin(sdk: FoyerSdk, name: PortalRouteName | null): boolean {
  const { page, session } = document.documentElement.dataset;
  const wasNew = isNew;
  isNew = false;
  return (
    wasNew &&
    name === 'login' &&
    page === name &&
    session === 'out' &&
    sdk.session.$state.get().status === 'signed-out'
  );
}

/** What an address shows, once the guard has been asked. */
export async function loadScreen(path: string): Promise<Screen | Redirect> {
  const place = parsePortalPath(path);
  const { brand, name } = place;
  const sdk = sdkOfBrand(brand);
  const loading = loadBeside(sdk, name);
  loading.catch(() => undefined);
  const guarding = import('./guard-screen.ts');
  guarding.catch(() => undefined);
  if (!isOpenLogin(sdk, name)) return (await guarding).guardScreen(sdk, path, place, loading);
  const { Layout, node, record, texts } = await loading;
  return { Layout, node, record, texts, isBeforeGuard: true };
}
