import type { FoyerSdk } from '@foyer/core';
import { eagerViews } from '@foyer/ui/late/lazy-view.tsx';
import type { WidgetSpec } from '../define-widget.ts';
import { type LoadedWidget, loadWidget } from './use-loaded-widget.ts';

interface Preloaded {
  readonly parts: LoadedWidget;
}

/** Preloaded widgets, for the texts of each SDK. */
const all = new WeakMap<FoyerSdk['localisation'], Map<WidgetSpec, Preloaded>>();

/** Loads a widget's code and texts, and the views of its first entries. Ignores failures: the widget loads again when it is drawn. */
export async function preloadWidget(sdk: FoyerSdk, widget: WidgetSpec): Promise<void> {
  const preloaded = all.get(sdk.localisation) ?? new Map<WidgetSpec, Preloaded>();
  all.set(sdk.localisation, preloaded);
  if (preloaded.has(widget)) return;
  const parts = await loadWidget(sdk, widget).catch(() => null);
  if (parts !== null) preloaded.set(widget, { parts });
  await eagerViews();
}

/** Returns a preloaded widget, always the same object; undefined if it is not loaded yet. */
export const loadedAhead = (texts: FoyerSdk['localisation'], widget: WidgetSpec): Preloaded | undefined =>
  all.get(texts)?.get(widget);
