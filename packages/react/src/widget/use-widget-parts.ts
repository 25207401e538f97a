import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { baseMessages } from '../i18n/base.messages.ts';
import { useSdk } from '../provider/foyer-context.ts';
import type { FeatureSpec, WidgetProps, WidgetSpec } from './define-widget.ts';

/** A loaded widget as the frame draws it. */
export type LoadedView = ComponentType<WidgetProps & Record<string, unknown>>;
type Parts =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly View: LoadedView }
  | { readonly status: 'failed'; readonly error: unknown };

/** Loads a widget's code and its texts side by side; ready when both are there. */
export function useWidgetParts(feature: FeatureSpec, widget: WidgetSpec): [Parts, () => void] {
  const { localisation } = useSdk();
  const [parts, setParts] = useState<Parts>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isWanted = true;
    const texts = feature.messages().then((source) => localisation.register(source));
    Promise.all([widget.load(), texts, localisation.register(baseMessages)]).then(
      ([View]) => isWanted && setParts({ status: 'ready', View: View as LoadedView }),
      (error: unknown) => isWanted && setParts({ status: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [feature, widget, localisation, attempt]);
  const retry = useCallback(() => {
    setParts({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [parts, retry];
}
