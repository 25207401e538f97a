import type { PortalRouteName } from '@foyer/contract';
import type { FoyerSdk } from '@foyer/core';
import { preloadWidget } from '../widget/loading/preload-widget.ts';
import { screens } from './screens.ts';

/**
 * Preloads the code and texts of a screen's widget, so that it appears at once: while a navigation waits for other things, or when
 * somebody is about to follow a link. A failure is ignored, because the widget loads again when it is drawn.
 */
export const preloadScreen = (sdk: FoyerSdk, name: PortalRouteName): Promise<void> =>
  preloadWidget(sdk, screens[name].widget);
