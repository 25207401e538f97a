import type { FoyerSdk } from '@foyer/core';
import { eagerViews } from '@foyer/ui/late/lazy-view.tsx';
import type { WidgetSpec } from './define-widget.ts';
import { type LoadedWidget, loadWidget } from './use-loaded-widget.ts';

interface Preloaded {
  readonly parts: LoadedWidget;
}

/** What was loaded before it is drawn, for each SDK's texts. */
const all = new WeakMap<FoyerSdk['localisation'], Map<WidgetSpec, Preloaded>>();

/** Loads a widget's code and texts, and what its first entries are drawn with. A failure is none: the widget loads again when it is drawn, and says so. */
export async function preloadWidget(sdk: FoyerSdk, widget: WidgetSpec): Promise<void> {
  const own = all.get(sdk.localisation) ?? new Map<WidgetSpec, Preloaded>();
  all.set(sdk.localisation, own);
  if (own.has(widget)) return;
  const parts = await loadWidget(sdk, widget).catch(() => null);
  if (parts !== null) own.set(widget, { parts });
  await eagerViews();
}

/** What is there of a widget; always the same object. */
export const loadedAhead = (texts: FoyerSdk['localisation'], widget: WidgetSpec): Preloaded | undefined =>
  all.get(texts)?.get(widget);
