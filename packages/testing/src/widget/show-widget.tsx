import { languages, type Mode, type Role } from '@foyer/contract';
import { createSdk, type FoyerSdk, type SdkOptions } from '@foyer/core';
import { createWidgetComponent, FoyerProvider, type WidgetSpec } from '@foyer/react/internal';
import { within } from '@testing-library/dom';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { createBrowserStorages } from '../fake/browser-storage.ts';
import { createFakeApi, type FakeAnswers, type FakeApi } from '../fake/fake-api.ts';
import { createFakeEnvironment, createFakeToken, createFakeUserInfo } from '../fake/fake-user.ts';
import { installStyleSheets } from './style-sheet-stand-in.ts';

export interface ShowOptions {
  readonly props?: Readonly<Record<string, unknown>>;
  readonly answers?: FakeAnswers;
  /** Roles of the signed-in user; null for nobody. @default [] */
  readonly roles?: readonly Role[] | null;
  /** The mode of the session; `b2c_cc` is a private customer. @default 'b2b' */
  readonly mode?: Mode;
  readonly locale?: string;
  readonly primaryColor?: string;
  readonly hrefFor?: SdkOptions['hrefFor'];
  readonly hasScreen?: SdkOptions['hasScreen'];
  /** Prepares the API before anything is rendered, for example to make operations hang or fail. */
  readonly prepare?: (api: FakeApi) => void;
  /** An SDK of a test world, instead of the fake API. */
  readonly sdk?: FoyerSdk;
}

/** A widget on the screen, as its React component. */
export interface ShownWidget {
  readonly sdk: FoyerSdk;
  readonly api: FakeApi;
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Queries inside the shadow root. */
  readonly screen: ReturnType<typeof within>;
  /** Returns the text that a person can read; non-breaking spaces become spaces. */
  readonly text: () => string;
  /** Events of the widget that reached the page. */
  readonly events: CustomEvent[];
  /** Renders the widget with these props instead of the former, like a page that changes attributes. */
  readonly change: (props: Readonly<Record<string, unknown>>) => void;
  readonly close: () => void;
}

/** Creates an SDK over a fake API, with a signed-in user unless `roles` is null. */
export async function createTestSdk(options: ShowOptions): Promise<{ sdk: FoyerSdk; api: FakeApi }> {
  const { roles = [], mode = 'b2b', locale = 'de_DE', hrefFor = () => null } = options;
  const api = createFakeApi({
    getEnvironment: createFakeEnvironment(options.primaryColor),
    listLocales: languages.map(({ locale }) => locale),
    getTranslations: {},
    login: { tokens: [{ mode, token: createFakeToken(mode) }] },
    logout: undefined,
    getUserInfo: createFakeUserInfo(roles ?? [], mode),
    ...options.answers,
  });
  const storage = createBrowserStorages();
  const { hasScreen = () => true } = options;
  const sdk = createSdk({ fetch: api.fetch, locale, storage, hrefFor, hasScreen });
  if (roles !== null) {
    const result = await sdk.session.login('maren@nordwind.example', 'secret');
    if (!result.ok) throw new Error(`The fake sign-in failed: ${result.error.code}`);
  }
  options.prepare?.(api);
  return { sdk, api };
}

/** Returns the text of rendered nodes in order, including those of shadow roots. */
function readableText(root: Node): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!(node instanceof Element)) texts.push(node.textContent ?? '');
    else if (node.shadowRoot) texts.push(readableText(node.shadowRoot));
  }
  return texts.join('\n').replaceAll('\u00a0', ' ');
}

/** Renders a widget over a fake API; everything is removed when the test is over. */
export async function showWidget(widget: WidgetSpec, options: ShowOptions = {}): Promise<ShownWidget> {
  installStyleSheets();
  const fake = await createTestSdk(options);
  const { api } = fake;
  const sdk = options.sdk ?? fake.sdk;
  const container = document.createElement('div');
  document.body.append(container);
  const events: CustomEvent[] = [];
  const listen = (event: Event) => events.push(event as CustomEvent);
  const names = [...Object.keys(widget.events), 'navigate', 'failed'].map((name) => `foyer-${name}`);
  for (const name of new Set(names)) container.addEventListener(name, listen);
  const Widget = createWidgetComponent(widget);
  const root = createRoot(container);
  const change: ShownWidget['change'] = (props) =>
    root.render(
      <StrictMode>
        <FoyerProvider sdk={sdk}>
          <Widget {...props} />
        </FoyerProvider>
      </StrictMode>,
    );
  change(options.props ?? {});
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    fake.sdk.destroy();
    container.remove();
  };
  onTestFinished(close);
  const host = await vi.waitUntil(() => {
    const first = container.firstElementChild;
    return first instanceof HTMLElement && first.shadowRoot ? first : null;
  });
  const shadow = host.shadowRoot as ShadowRoot;
  const screen = within(await vi.waitUntil(() => shadow.querySelector<HTMLElement>('[part=root]')));
  return { sdk, api, host, shadow, screen, text: () => readableText(shadow), events, change, close };
}
