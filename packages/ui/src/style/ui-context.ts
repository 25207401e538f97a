import { createContext, useContext } from 'react';

/** What a tree as a whole can show: it waits, has nothing, failed, or nobody is signed in. */
export type ShownState = 'loading' | 'empty' | 'error' | 'signed-out';

/** What primitives need to know about where they are drawn. */
export interface UiSettings {
  /** BCP 47, such as `de-DE`. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** Hears that a state has come on the screen; returns what says that it has gone. */
  readonly onState?: ((state: ShownState) => () => void) | undefined;
}

/** The language and direction of the surrounding `UiRoot`. */
export const UiContext = createContext<UiSettings>({ locale: 'de-DE', dir: 'ltr' });

/** The element that overlays of the nearest root or dialog are drawn in; null until it is mounted. */
export const OverlayContext = createContext<HTMLElement | null>(null);

/** Reads the language and direction of the surrounding `UiRoot`. */
export function useUi(): UiSettings {
  return useContext(UiContext);
}

/** The nearest overlay container, to draw portals into. */
export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContext);
}
