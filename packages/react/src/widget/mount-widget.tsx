import type { FoyerSdk } from '@foyer/core';
import { createRoot } from 'react-dom/client';
import type { FeatureSpec, WidgetSpec } from './define-widget.ts';
import { reserveSpace } from './reserve-space.ts';
import { WidgetFrame, type WidgetFrameProps } from './widget-frame.tsx';

/** What may change while a widget is mounted. */
export interface MountOptions {
  readonly sdk: FoyerSdk;
  readonly props: Readonly<Record<string, unknown>>;
  readonly scheme?: WidgetFrameProps['scheme'];
}

export interface MountedWidget {
  update(options: MountOptions): void;
  unmount(): void;
}

/** Draws a widget into a shadow root. The root must be empty: React owns its children from now on. */
export function mountWidget(
  feature: FeatureSpec,
  widget: WidgetSpec,
  root: ShadowRoot,
  options: MountOptions,
): MountedWidget {
  const releaseSpace = reserveSpace(root, widget);
  const reactRoot = createRoot(root);
  const update = ({ sdk, props, scheme }: MountOptions) =>
    reactRoot.render(<WidgetFrame key={sdk.key} {...{ sdk, feature, widget, root, props, scheme }} />);
  update(options);
  const unmount = () => {
    reactRoot.unmount();
    releaseSpace();
  };
  return { update, unmount };
}
