import type { FoyerSdk } from '@foyer/core';
import { ErrorBoundary } from '@foyer/ui/late/error-boundary.tsx';
import { adoptStyles } from '@foyer/ui/style/style-registry.ts';
import { UiRoot } from '@foyer/ui/style/ui-root.tsx';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import { TextsContext } from '../i18n/texts-context.ts';
import { useSdk } from '../provider/foyer-context.ts';
import { SdkProvider } from '../provider/sdk-provider.tsx';
import { useLocale } from '../provider/use-session.ts';
import type { StateListener } from './count-states.ts';
import type { WidgetProps, WidgetSpec } from './define-widget.ts';
import { sayShown } from './shown-routes.ts';
import { type LoadedWidget, useLoadedWidget } from './use-loaded-widget.ts';
import { WidgetContext, type WidgetContextValue } from './widget-context.ts';
import { BrokenState, WidgetSkeleton } from './widget-skeleton.tsx';

export interface WidgetFrameProps {
  readonly sdk: FoyerSdk;
  readonly widget: WidgetSpec;
  /** The shadow root the widget is drawn in. */
  readonly root: ShadowRoot;
  /** The widget's own props. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Overrides the host's `data-scheme`. */
  readonly scheme?: 'light' | 'dark' | 'auto' | undefined;
  /** Hears which states are on the screen. Must stay the same function. */
  readonly onState?: StateListener | undefined;
  /** Something is drawn, if only a skeleton. Must stay the same function. */
  readonly onDrawn?: (() => void) | undefined;
  /** Set when a first stage has painted the widget already; constant until it is ready. */
  readonly painted?: PaintedWidget | undefined;
}

/** A widget that was painted before React was there, or loaded before it is drawn. */
export interface PaintedWidget {
  /** The widget's code and texts, so that React's first drawing is what was painted; none draws it anew. */
  readonly parts?: LoadedWidget | undefined;
  /** The widget is drawn and listens. Without it nothing was painted, only loaded. */
  readonly onReady?: () => void;
}

function createEmit(host: Element, widget: WidgetSpec): WidgetProps['emit'] {
  return (name, detail) => {
    const cancelable = name === 'navigate' || widget.events[name]?.cancelable === true;
    return host.dispatchEvent(
      new CustomEvent(`foyer-${name}`, { detail, bubbles: true, composed: true, cancelable }),
    );
  };
}

/** The space kept before the widget is there. */
function blockSizeOf(
  { minBlockSize, waitingBlockSize = minBlockSize, compactBlockSize }: WidgetSpec,
  props: WidgetFrameProps['props'],
): string {
  return (props.compact === true ? compactBlockSize : undefined) ?? waitingBlockSize;
}

interface BodyProps extends Pick<WidgetFrameProps, 'widget' | 'root' | 'props' | 'painted'> {
  readonly emit: WidgetProps['emit'];
}

function WidgetBody({ widget, root, props, emit, painted }: BodyProps) {
  const [parts, retry] = useLoadedWidget(widget, painted?.parts);
  const isWaiting = parts === 'loading';
  // a catalogue's name begins with its feature
  const feature = typeof parts === 'object' ? parts.texts.name.split('.')[0] : undefined;
  useInsertionEffect(() => (feature ? adoptStyles(root, feature) : undefined), [root, feature]);
  useEffect(() => {
    if (!isWaiting) painted?.onReady?.();
  }, [isWaiting, painted]);
  const { access, isFrame } = widget;
  const minBlockSize = blockSizeOf(widget, props);
  if (parts === 'failed') return <BrokenState onRetry={retry} />;
  if (isWaiting) return <WidgetSkeleton height={minBlockSize} />;
  const { View, Gate, texts } = parts;
  const view = (
    <TextsContext value={texts}>
      <View {...props} emit={emit} />
    </TextsContext>
  );
  if (Gate === null || access === 'public') return view;
  return <Gate {...{ access, minBlockSize, isFrame }}>{view}</Gate>;
}

function FrameRoot(given: Omit<WidgetFrameProps, 'sdk'>) {
  const { widget, root, props, scheme, onState, painted, onDrawn } = given;
  const { tag, direction } = useLocale();
  const primaryColor = useStore(useSdk().$branding)?.primaryColor;
  const [isPainted] = useState(painted?.onReady !== undefined);
  const context = useMemo<WidgetContextValue>(
    () => ({
      widget,
      host: root.host,
      emit: createEmit(root.host, widget),
      isPainted,
    }),
    [widget, root, isPainted],
  );
  useLayoutEffect(() => sayShown(root.host, widget.shows), [root, widget]);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <UiRoot {...{ root, primaryColor, onState }} locale={tag} dir={direction} {...(scheme && { scheme })}>
      <WidgetContext value={context}>
        <ErrorBoundary
          fallback={(retry) => <BrokenState onRetry={retry} />}
          onError={(error) => context.emit('failed', { error })}
        >
          <Suspense fallback={<WidgetSkeleton height={blockSizeOf(widget, props)} />}>
            <WidgetBody {...{ widget, root, props, painted }} emit={context.emit} />
          </Suspense>
        </ErrorBoundary>
      </WidgetContext>
    </UiRoot>
  );
}

/**
 * Everything between a shadow root and a widget: theme, language, texts, permission, loading, errors. Shared by the
 * React components and the custom elements.
 */
export function WidgetFrame({ sdk, ...rest }: WidgetFrameProps) {
  return (
    <SdkProvider sdk={sdk}>
      <FrameRoot {...rest} />
    </SdkProvider>
  );
}
