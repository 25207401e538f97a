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
import type { WidgetProps, WidgetSpec } from './define-widget.ts';
import { sayShown } from './links/shown-routes.ts';
import { type LoadedWidget, useLoadedWidget } from './loading/use-loaded-widget.ts';
import type { StateListener } from './states/count-states.ts';
import { BrokenState, WidgetSkeleton } from './states/widget-skeleton.tsx';
import { WidgetContext, type WidgetContextValue } from './widget-context.ts';

export interface WidgetFrameProps {
  readonly sdk: FoyerSdk;
  readonly widget: WidgetSpec;
  /** Shadow root that the widget is drawn in. */
  readonly root: ShadowRoot;
  /** The widget's own props. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Overrides the host's `data-scheme`. */
  readonly scheme?: 'light' | 'dark' | 'auto' | undefined;
  /** Called with the states on the screen. Must stay the same function. */
  readonly onState?: StateListener | undefined;
  /** Called when something is drawn, at least a skeleton. Must stay the same function. */
  readonly onDrawn?: (() => void) | undefined;
  /** Set if a first stage has painted the widget, or it was preloaded; constant until the widget is ready. */
  readonly painted?: PaintedWidget | undefined;
}

/** A widget that was painted before React was loaded, or was preloaded. */
export interface PaintedWidget {
  /** Code and texts of the widget, so that React's first drawing equals the painted one; without them the widget is drawn anew. */
  readonly parts?: LoadedWidget | undefined;
  /** Called when the widget is drawn and handles events. Without it the widget was only preloaded, not painted. */
  readonly onReady?: () => void;
  /** Data of the painted drawing (`usePaintedData`). */
  readonly data?: unknown;
}

function createEmit(host: Element, widget: WidgetSpec): WidgetProps['emit'] {
  return (name, detail) => {
    const cancelable = name === 'navigate' || widget.events[name]?.cancelable === true;
    return host.dispatchEvent(
      new CustomEvent(`foyer-${name}`, { detail, bubbles: true, composed: true, cancelable }),
    );
  };
}

/** Returns the height reserved before the widget is loaded. */
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
  // the name of a catalogue starts with that of its feature
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
  return (
    <Gate access={access} minBlockSize={minBlockSize} isFrame={isFrame}>
      {view}
    </Gate>
  );
}

function FrameRoot(given: Omit<WidgetFrameProps, 'sdk'>) {
  const { widget, root, props, scheme, onState, painted, onDrawn } = given;
  const { tag, direction } = useLocale();
  const primaryColor = useStore(useSdk().$branding)?.primaryColor;
  const [isPainted] = useState(painted?.onReady !== undefined);
  const [paintedData] = useState(painted?.data);
  const context = useMemo<WidgetContextValue>(
    () => ({
      widget,
      host: root.host,
      emit: createEmit(root.host, widget),
      isPainted,
      paintedData,
    }),
    [widget, root, isPainted, paintedData],
  );
  useLayoutEffect(() => sayShown(root.host, widget.shows), [root, widget]);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <UiRoot
      root={root}
      primaryColor={primaryColor}
      onState={onState}
      locale={tag}
      dir={direction}
      {...(scheme && { scheme })}
    >
      <WidgetContext value={context}>
        <ErrorBoundary
          fallback={(retry) => <BrokenState onRetry={retry} />}
          onError={(error) => context.emit('failed', { error })}
        >
          <Suspense fallback={<WidgetSkeleton height={blockSizeOf(widget, props)} />}>
            <WidgetBody widget={widget} root={root} props={props} painted={painted} emit={context.emit} />
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
