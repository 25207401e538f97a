import type { FoyerSdk } from '@foyer/core';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { WidgetSpec } from '../define-widget.ts';
import { reserveSpace, reserveUntilDrawn } from '../space/reserve-space.ts';
import { type PaintedWidget, WidgetFrame, type WidgetFrameProps } from '../widget-frame.tsx';
import { loadWidget } from './use-loaded-widget.ts';
import { whenReleased } from './when-released.ts';

/** Options of a mounted widget, which may change. */
export interface MountOptions {
  readonly sdk: FoyerSdk;
  readonly props: Readonly<Record<string, unknown>>;
  readonly scheme?: WidgetFrameProps['scheme'];
  /** Called with the states on the screen. Must stay the same function. */
  readonly onState?: WidgetFrameProps['onState'];
}

export interface MountedWidget {
  update(options: MountOptions): void;
  unmount(): void;
}

/** A painter that drew a widget into its root before React was there. */
export interface FirstStage {
  /** Whether React would draw what is painted. Called right before React takes over, as the last chance to clean up. */
  fits(sdk: FoyerSdk): boolean;
  /** Data of the painted drawing, for a widget that takes it by `usePaintedData`. Read right after `fits`. */
  readonly data?: () => unknown;
  /** Called when the widget is drawn and handles events, or is removed. */
  end(isReady: boolean): void;
}

/**
 * Draws a widget into a shadow root, whose children React owns from now on. The root is empty, or holds what `stage` has
 * painted, which React takes over as soon as the widget's code and texts are loaded.
 */
export function mountWidget(
  widget: WidgetSpec,
  root: ShadowRoot,
  first: MountOptions,
  stage?: FirstStage,
): MountedWidget {
  const onDrawn = reserveUntilDrawn(root, widget);
  const releaseRoom = reserveSpace(root, widget);
  let latest = first;
  let reactRoot: Root | undefined;
  let painted: PaintedWidget | undefined;
  let isOver = false;
  let callOff = () => {};
  const draw = () => {
    const { sdk, ...options } = latest;
    return (
      <WidgetFrame
        key={sdk.key}
        sdk={sdk}
        widget={widget}
        root={root}
        painted={painted}
        onDrawn={onDrawn}
        {...options}
      />
    );
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
    if (stage) painted = isSame ? { onReady, parts, data: stage.data?.() } : { onReady };
    // any node works as a root, though the types allow only two kinds
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
