import type { CatalogueSource, FoyerSdk } from '@foyer/core';
import { FoyerProvider } from '@foyer/react/internal';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { FakeApi } from '../fake/fake-api.ts';
import { createTestSdk, type ShowOptions } from './show-widget.tsx';

interface DrawOptions
  extends Pick<ShowOptions, 'answers' | 'roles' | 'mode' | 'locale' | 'hrefFor' | 'prepare' | 'sdk'> {
  /** Texts that are registered before anything is rendered. */
  readonly texts?: readonly CatalogueSource[];
}

/** Content rendered below a provider, in the document, over a fake API. */
export interface Drawn {
  readonly sdk: FoyerSdk;
  readonly api: FakeApi;
  readonly box: HTMLElement;
  /** Queries in the rendered content. */
  readonly screen: ReturnType<typeof within>;
  /** Renders other content, or the same again. */
  readonly draw: (children: ReactNode) => void;
  readonly unmount: () => void;
}

/** Renders components without a widget; everything is removed when the test is over. */
export async function showInProvider(children: ReactNode, options: DrawOptions = {}): Promise<Drawn> {
  const made = await createTestSdk(options);
  const sdk = options.sdk ?? made.sdk;
  for (const source of options.texts ?? []) await sdk.localisation.register(source);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const draw = (next: ReactNode) =>
    flushSync(() => root.render(<FoyerProvider sdk={sdk}>{next}</FoyerProvider>));
  let isOpen = true;
  const unmount = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    box.remove();
  };
  onTestFinished(() => {
    unmount();
    made.sdk.destroy();
  });
  draw(children);
  return { sdk, api: made.api, box, screen: within(box), draw, unmount };
}

/** A hook in use. */
export interface ShownHook<T> extends Omit<Drawn, 'draw'> {
  /** Returns the last result of the hook. */
  readonly now: () => T;
  /** All results of the hook, one for each rendering. */
  readonly all: readonly T[];
  /** Runs an action that changes state, and renders the result at once. */
  readonly act: <R>(action: (now: T) => R) => R;
  /** Calls the hook again, as when its component is rendered again. */
  readonly again: () => void;
}

/** Uses a hook without a component: `const { now, act } = await showHook(() => useList('listOrders'))`. */
export async function showHook<T>(useIt: () => T, options: DrawOptions = {}): Promise<ShownHook<T>> {
  const all: T[] = [];
  const Probe = (_: { readonly turn: number }) => {
    all.push(useIt());
    return null;
  };
  let turn = 0;
  const { draw, ...rest } = await showInProvider(<Probe turn={turn} />, options);
  const now = () => {
    if (all.length === 0) throw new Error('The hook was never rendered.');
    return all.at(-1) as T;
  };
  return {
    ...rest,
    now,
    all,
    act: (action) => flushSync(() => action(now())),
    again: () => {
      turn += 1;
      draw(<Probe turn={turn} />);
    },
  };
}
