import type { CatalogueSource, FoyerSdk } from '@foyer/core';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { firstMessages } from '../../i18n/first/first.messages.ts';
import { useSdk } from '../../provider/foyer-context.ts';
import type { WidgetProps, WidgetSpec } from '../define-widget.ts';
import type { PermissionGateProps } from '../gate/permission-gate.tsx';

/** A loaded widget as the frame draws it; public widgets have no gate. */
export interface LoadedWidget {
  readonly View: ComponentType<WidgetProps & Record<string, unknown>>;
  readonly Gate: ComponentType<PermissionGateProps> | null;
  readonly texts: CatalogueSource;
}
type LoadState = 'loading' | 'failed' | LoadedWidget;

interface Loaded {
  /** SDK localisation whose texts are loaded. */
  readonly for: FoyerSdk['localisation'];
  readonly parts: LoadState;
}

async function loadGate({ access }: WidgetSpec): Promise<LoadedWidget['Gate']> {
  return access === 'public' ? null : (await import('../gate/permission-gate.tsx')).PermissionGate;
}

/** Loads a widget's code and texts in parallel. */
export async function loadWidget({ localisation }: FoyerSdk, widget: WidgetSpec): Promise<LoadedWidget> {
  const words = widget.hasOwnWords
    ? undefined
    : import('../../i18n/base.messages.ts').then((module) => localisation.register(module.baseMessages));
  const ownTexts = widget.messages().then(async (source) => {
    await localisation.register(source);
    return source;
  });
  const [View, Gate, texts] = await Promise.all([
    widget.load(),
    loadGate(widget),
    ownTexts,
    words,
    localisation.register(firstMessages),
  ]);
  return { View: View as LoadedWidget['View'], Gate, texts };
}

/** Returns a widget's code and texts with a retry function; starts with `first` if they are already loaded. */
export function useLoadedWidget(widget: WidgetSpec, first?: LoadedWidget): [LoadState, () => void] {
  const sdk = useSdk();
  const { localisation } = sdk;
  const [loaded, setLoaded] = useState<Loaded | null>(first ? { for: localisation, parts: first } : null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (first && loaded?.parts === first) return;
    let isWanted = true;
    const show = (parts: LoadState) => isWanted && setLoaded({ for: localisation, parts });
    loadWidget(sdk, widget).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [widget, localisation, attempt]);
  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  }, []);
  // another SDK has no texts yet: drawn at once, the widget would show text ids
  return [loaded?.for === localisation ? loaded.parts : 'loading', retry];
}
