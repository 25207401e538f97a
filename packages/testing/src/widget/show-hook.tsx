import type { FoyerSdk } from '@foyer/core';
import { FoyerProvider } from '@foyer/react/internal';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { FakeApi } from '../fake/fake-api.ts';
import { createTestSdk, type ShowOptions } from './show-widget.tsx';

type DrawOptions = Pick<ShowOptions, 'answers' | 'roles' | 'mode' | 'locale' | 'hrefFor' | 'prepare' | 'sdk'>;

/** Something drawn below a provider, in the document, over a fake API. */
export interface Drawn {
  readonly sdk: FoyerSdk;
  readonly api: FakeApi;
  readonly box: HTMLElement;
  /** Queries in what is drawn. */
  readonly screen: ReturnType<typeof within>;
  /** Draws something else, or the same anew. */
  readonly draw: (children: ReactNode) => void;
  readonly unmount: () => void;
}

/** Draws components by themselves; everything is taken away when the test is over. */
export async function showInProvider(children: ReactNode, options: DrawOptions = {}): Promise<Drawn> {
  const made = await createTestSdk(options);
  const sdk = options.sdk ?? made.sdk;
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
  /** What the hook gave last. */
  readonly now: () => T;
  /** Everything it gave, drawing by drawing. */
  readonly all: readonly T[];
  /** Does something that changes state, and draws what comes of it at once. */
  readonly act: <R>(action: (now: T) => R) => R;
  /** Calls the hook anew, as when its owner is drawn again. */
  readonly again: () => void;
}

/** Uses a hook by itself: `const { now, act } = await showHook(() => useList('listOrders'))`. */
export async function showHook<T>(useIt: () => T, options: DrawOptions = {}): Promise<ShownHook<T>> {
  const all: T[] = [];
  const Probe = (_: { readonly turn: number }) => {
    all.push(useIt());
    return null;
  };
  let turn = 0;
  const { draw, ...rest } = await showInProvider(<Probe turn={turn} />, options);
  const now = () => {
    if (all.length === 0) throw new Error('The hook was never drawn.');
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
