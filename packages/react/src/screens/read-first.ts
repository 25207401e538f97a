import type { FoyerSdk, Resource } from '@foyer/core';
import type { Screen } from './define-screen.ts';

/** Prefetched reads of a screen. */
export interface ScreenRead {
  /** Stops the prefetch: reads without an answer within a second are aborted, unless a screen waits for them. */
  readonly stop: () => void;
  /** Resolves when all reads are answered. */
  readonly done: Promise<void>;
}

const isSettled = ({ status }: { readonly status: string }) => status === 'ready' || status === 'error';

function hold(resource: Resource<unknown>) {
  let settle = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // like a screen: requests the resource unless it is fresh, and aborts once there is no subscriber
  const stop = resource.subscribe((state) => isSettled(state) && settle());
  // a longer subscription would let it become stale without the screen requesting it again
  void done.then(stop);
  return { stop, done };
}

/** Prefetches the reads of a screen's record for a signed-in user. Reads younger than half a minute are not requested again. */
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
