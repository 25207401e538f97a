import { createContext, useContext } from 'react';

/** States of a whole tree: loading, empty, failed, signed out. */
export type ShownState = 'loading' | 'empty' | 'error' | 'signed-out';

/** Settings of the surrounding tree that primitives use. */
export interface UiSettings {
  /** BCP 47 tag, such as `de-DE`. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** Called when a state appears on the screen; returns a function to call when it is gone. */
  readonly onState?: ((state: ShownState) => () => void) | undefined;
}

/** Context with the settings of the surrounding `UiRoot`. */
export const UiContext = createContext<UiSettings>({ locale: 'de-DE', dir: 'ltr' });

/** Context with the element for overlays of the nearest root or dialog; null until it is mounted. */
export const OverlayContext = createContext<HTMLElement | null>(null);

/** Returns the settings of the surrounding `UiRoot`. */
export function useUi(): UiSettings {
  return useContext(UiContext);
}

/** Returns the nearest container for overlays. */
export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContext);
}
