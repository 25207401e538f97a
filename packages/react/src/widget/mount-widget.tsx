import type { FoyerSdk } from '@foyer/core';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { WidgetSpec } from './define-widget.ts';
import { reserveRoom, reserveUntilDrawn } from './reserve-room.ts';
import { loadWidget } from './use-loaded-widget.ts';
import { whenReleased } from './when-released.ts';
import { type PaintedWidget, WidgetFrame, type WidgetFrameProps } from './widget-frame.tsx';

/** What may change while a widget is mounted. */
export interface MountOptions {
  readonly sdk: FoyerSdk;
  readonly props: Readonly<Record<string, unknown>>;
  readonly scheme?: WidgetFrameProps['scheme'];
  /** Hears which states are on the screen. Must stay the same function. */
  readonly onState?: WidgetFrameProps['onState'];
}

export interface MountedWidget {
  update(options: MountOptions): void;
  unmount(): void;
}

/** A painter that drew a widget into its root before React was there. */
export interface FirstStage {
  /** Whether React would draw what is painted. Asked right before React takes over: the last chance to tidy up. */
  fits(sdk: FoyerSdk): boolean;
  /** The widget is drawn and listens, or it is gone. */
  end(isReady: boolean): void;
}

/**
 * Draws a widget into a shadow root. React owns its children from now on; the root is empty, or holds what `stage`
 * has painted, which React takes over as soon as the widget's code and texts are there.
 */
export function mountWidget(
  widget: WidgetSpec,
  root: ShadowRoot,
  first: MountOptions,
  stage?: FirstStage,
): MountedWidget {
  const onDrawn = reserveUntilDrawn(root, widget);
  const releaseRoom = reserveRoom(root, widget);
  let latest = first;
  let reactRoot: Root | undefined;
  let painted: PaintedWidget | undefined;
  let isOver = false;
  let callOff = () => {};
  const draw = () => {
    const { sdk, ...options } = latest;
    return <WidgetFrame key={sdk.key} {...{ sdk, widget, root, painted, onDrawn }} {...options} />;
  };
  const drawAnew = () => {
    root.replaceChildren();
    reactRoot = createRoot(root);
    reactRoot.render(draw());
  };
  const start = (parts?: PaintedWidget['parts']) => {
    if (isOver) return;
    const isSame = parts !== undefined && latest.sdk === first.sdk && stage?.fits(latest.sdk);
    const onReady = () => {
      painted = undefined;
      stage?.end(true);
    };
    if (stage) painted = { onReady, parts: isSame ? parts : undefined };
    // any root will do, though the types name two kinds only
    if (isSame) reactRoot = hydrateRoot(root as Node as Element, draw());
    else callOff = whenReleased(root.host, drawAnew);
  };
  if (stage) loadWidget(first.sdk, widget).then(start, () => start());
  else drawAnew();
  return {
    update(options) {
      latest = options;
      reactRoot?.render(draw());
    },
    unmount() {
      isOver = true;
      callOff();
      reactRoot?.unmount();
      root.replaceChildren();
      stage?.end(false);
      onDrawn?.();
      releaseRoom();
    },
  };
}
