import { createContext, useContext } from 'react';

/** What primitives need to know about where they are drawn. */
export interface UiSettings {
  /** BCP 47, such as `de-DE`. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
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
