import type { PortalRouteName } from '@foyer/contract';
import type { FoyerSdk } from '@foyer/core';
import { preloadWidget } from '../widget/preload-widget.ts';
import { screens } from './screens.ts';

/**
 * Loads the code and texts of a screen's widget before it is drawn, so that it is there at once: beside what else a navigation waits
 * for, or when somebody is about to follow a link. A failure is none: the widget loads again when it is drawn.
 */
export const preloadScreen = (sdk: FoyerSdk, name: PortalRouteName): Promise<void> =>
  preloadWidget(sdk, screens[name].widget);
