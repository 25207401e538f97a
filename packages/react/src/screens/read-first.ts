import type { FoyerSdk, Resource } from '@foyer/core';
import type { Screen } from './define-screen.ts';

/** A question that was asked before its screen is there. */
export interface ScreenRead {
  /** Nobody is about to go there any more: what was not answered within a second is taken back, unless a screen waits for it. */
  readonly stop: () => void;
  /** All is answered. */
  readonly done: Promise<void>;
}

const isSettled = ({ status }: { readonly status: string }) => status === 'ready' || status === 'error';

function hold(resource: Resource<unknown>) {
  let settle = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // as a screen looks at it: asked for unless it is young, and taken back as soon as nobody looks
  const stop = resource.subscribe((state) => isSettled(state) && settle());
  // held longer it would be old for the screen, and not asked for again
  void done.then(stop);
  return { stop, done };
}

/** Asks for the reads of a screen's record where somebody is signed in. What is younger than half a minute is there, and is not asked for. */
export function readFirst(sdk: FoyerSdk, { reads }: Screen, id = ''): ScreenRead {
  const { code: locale } = sdk.localisation.$locale.get();
  const isIn = sdk.session.$state.get().status === 'signed-in';
  const wanted = isIn ? (reads?.({ id, locale }) ?? []) : [];
  const held = wanted.map(({ operation, input }) =>
    hold(sdk.resource(operation, input as never) as unknown as Resource<unknown>),
  );
  return {
    stop: () => {
      for (const { stop } of held) stop();
    },
    done: Promise.all(held.map(({ done }) => done)).then(() => undefined),
  };
}
