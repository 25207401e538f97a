import type { FeatureSpec } from '../widget/define-widget.ts';
import { environmentFeature } from './environment/environment.manifest.ts';
import { portalWidget } from './environment/portal.manifest.ts';
import { plainFeatures } from './registry.ts';

export type { Screen, ScreenSize } from '../screens/define-screen.ts';
export type { FirstRead } from '../screens/first-read.ts';
export { manifestText } from '../widget/manifest/manifest-text.ts';
export type { ShownRoute } from './registry.ts';
export { screens } from './screens.ts';

/**
 * Every feature with all its widgets; elements, typings, docs and tests derive from this list. The portal widget draws what is in the
 * registry, so it is added to its feature here: inside the registry it would be an import cycle, which a bundler keeps in one chunk.
 */
export const features: readonly FeatureSpec[] = plainFeatures.map((feature) =>
  feature === environmentFeature ? { ...feature, widgets: [...feature.widgets, portalWidget] } : feature,
);
